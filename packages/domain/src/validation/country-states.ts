/** A state, province or territory as postal addresses of its country name it. */
export interface CountryState {
  readonly code: string;
  readonly name: string;
}

/** Codes and names, for countries whose postal addresses need one. */
const lists: Readonly<Record<string, string>> = {
  US: 'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|VI U.S. Virgin Islands|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
};

/** The states of a country (ISO 3166 alpha-2), in the order of their names; none where it has no list. API-REST-513 */
export function countryStates(country: string): CountryState[] {
  if (!Object.hasOwn(lists, country)) return [];
  return (lists[country] ?? '').split('|').map((entry) => {
    const [code = ''] = entry.split(' ', 1);
    return { code, name: entry.slice(code.length + 1) };
  });
}

/** The state of a country's list that a buyer named by its code or its name, in any case and spacing. */
export function findState(country: string, named: string): CountryState | undefined {
  const wanted = plain(named);
  return countryStates(country).find(({ code, name }) => code === wanted || plain(name) === wanted);
}

/** The code of a state that is in the country's list; any other text as it is, trimmed. */
export function stateCode(country: string, named: string): string {
  return findState(country, named)?.code ?? named.trim();
}

/** Letters alone: `québec` and `D.C.` are found as `QUEBEC` and `DC`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase();
}
