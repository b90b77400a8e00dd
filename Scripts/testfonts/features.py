"""The letters and OpenType features of the scripts."""

from __future__ import annotations

LATIN_FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
markClass uni0301 <anchor -150 550> @above;
feature kern {
  pos uni0041 uni0056 -120;
  pos uni0056 uni0041 -120;
  pos uni0046 uni0069 -60;
  pos uni0054 uni006F -80;
} kern;
feature liga { sub uni0066 uni0069 by uni0066_0069; } liga;
feature mark {
  pos base uni0061 <anchor 300 550> mark @above;
  pos base uni0065 <anchor 300 550> mark @above;
} mark;
"""

OFFICE_FEATURES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
feature kern {
  pos uni0041 uni0056 -90;
  pos uni0042 uni006F -40;
} kern;
feature liga { sub uni0066 uni0066 uni0069 by uni0066_0066_0069; } liga;
"""

ARABIC = (
    "0627 0628 0633 0644 064E 0627.fina 0628.init 0628.medi 0628.fina 0633.init 0633.medi 0633.fina"
    " 0644.init 0644.medi 0644.fina 0644_0627 0644_0627.fina"
).split()

ARABIC_FEATURES = """
languagesystem DFLT dflt;
languagesystem arab dflt;
markClass uni064E <anchor -200 150> @above;
feature init { sub [uni0628 uni0633 uni0644] by [uni0628.init uni0633.init uni0644.init]; } init;
feature medi { sub [uni0628 uni0633 uni0644] by [uni0628.medi uni0633.medi uni0644.medi]; } medi;
feature fina {
  sub [uni0627 uni0628 uni0633 uni0644] by [uni0627.fina uni0628.fina uni0633.fina uni0644.fina];
} fina;
feature rlig {
  lookupflag IgnoreMarks;
  sub uni0644.init uni0627.fina by uni0644_0627;
  sub uni0644.medi uni0627.fina by uni0644_0627.fina;
} rlig;
feature mark {
  pos base [uni0628 uni0628.fina] <anchor 300 400> mark @above;
  pos base [uni0628.init uni0628.medi] <anchor 200 400> mark @above;
  pos base [uni0633 uni0633.init uni0633.medi uni0633.fina] <anchor 250 450> mark @above;
  pos base [uni0644 uni0644.init uni0644.medi uni0644.fina] <anchor 250 750> mark @above;
  pos ligature [uni0644_0627 uni0644_0627.fina]
    <anchor 350 750> mark @above ligComponent <anchor 50 750> mark @above;
} mark;
"""

DEVANAGARI = "25CC 0902 0915 0930 0937 093F 094D 0915_0937 0915.half".split()

DEVANAGARI_FEATURES = """
languagesystem DFLT dflt;
languagesystem dev2 dflt;
markClass uni0902 <anchor -150 700> @above;
feature akhn { sub uni0915 uni094D uni0937 by uni0915_0937; } akhn;
feature half { sub uni0915 uni094D by uni0915.half; } half;
feature abvm { pos base [uni0915 uni0930 uni0937 uni0915_0937 uni25CC] <anchor 300 700> mark @above; } abvm;
table GDEF {
  GlyphClassDef [uni0915 uni0930 uni0937 uni093F uni25CC uni0915.half], [uni0915_0937], [uni0902 uni094D], ;
} GDEF;
"""
