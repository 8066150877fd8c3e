import type { FieldName } from '../i18n/index.ts';
import { addressFormatData, plainCountries } from './address-format-data.ts';

/** How the postal addresses of a country are written. */
export interface AddressFormat {
  /** Absent where the country has no postcodes. */
  readonly postcode?: PostcodeFormat;
  /** What a state, province or county is called; absent where addresses name none. */
  readonly state?: FieldName;
}

interface PostcodeFormat {
  readonly name: FieldName;
  readonly pattern: RegExp;
  /** Absent where the form is not known. */
  readonly example?: string;
  /** Whether it must be given. */
  readonly required: boolean;
  /** Whether it is written with digits alone, so that a phone shows those keys. */
  readonly digitsOnly: boolean;
}

/** Letters, digits, blanks and hyphens: enough where a country's form is not known here. */
const UNKNOWN: AddressFormat = {
  postcode: { name: 'postalCode', pattern: /^[A-Z\d][A-Z\d -]{1,14}$/, required: true, digitsOnly: false },
  state: 'region',
};

const postcodeNames: Readonly<Record<string, FieldName>> = {
  zip: 'zipCode',
  pin: 'pinCode',
  eircode: 'eircode',
  postcode: 'postcode',
};

const stateNames: Readonly<Record<string, FieldName>> = {
  state: 'state',
  province: 'province',
  county: 'county',
  department: 'department',
  emirate: 'emirate',
  island: 'island',
  parish: 'parish',
  prefecture: 'prefecture',
};

/** The lines of the table by country, and of those asked for what they say. */
const lines = new Map(
  addressFormatData
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 2), line]),
);
const plain = new Set(plainCountries.split(' '));
const known = new Map<string, AddressFormat>();

/** Returns how addresses of a country (ISO 3166 alpha-2) are written. */
export function addressFormat(country: string): AddressFormat {
  const line = lines.get(country);
  if (line === undefined) return plain.has(country) ? {} : UNKNOWN;
  const format = known.get(country) ?? readLine(line);
  known.set(country, format);
  return format;
}

function readLine(line: string): AddressFormat {
  const [, pattern = '', marked = '', names = ''] = line.split(';');
  const [postcodeName = '', stateName] = names.split(',');
  const example = marked.replace('!', '');
  const postcode = {
    name: postcodeNames[postcodeName] ?? 'postalCode',
    pattern: new RegExp(`^(?:${pattern})$`),
    example,
    required: marked.endsWith('!'),
    digitsOnly: /^\d+$/.test(example),
  };
  return {
    ...(pattern && { postcode }),
    ...(stateName && { state: stateNames[stateName] ?? 'region' }),
  };
}

/**
 * Returns a postcode as its country writes it, in capitals and with its blank or hyphen: `k1a0b1` becomes `K1A 0B1`.
 * What has not the country's form only gets capitals.
 */
export function writePostcode(typed: string, country: string): string {
  const text = typed.trim().replace(/\s+/g, ' ').toUpperCase();
  const { postcode } = addressFormat(country);
  const separator = /[ -]/.exec(postcode?.example ?? '');
  if (!postcode?.example || !separator) return text;
  const bare = text.replace(/[ -]/g, '');
  const tail = postcode.example.length - separator.index - 1;
  const written = bare.slice(0, -tail) + separator[0] + bare.slice(-tail);
  return postcode.pattern.test(written) ? written : text;
}

/** Tells whether addresses of the country may have a postcode. */
export function hasPostcodes(country: string): boolean {
  return addressFormat(country).postcode !== undefined;
}

/** Tells whether a postcode has the form of its country; case, blanks and hyphens do not matter. */
export function isPostcode(postcode: string, country: string): boolean {
  const pattern = addressFormat(country).postcode?.pattern ?? UNKNOWN.postcode?.pattern;
  return pattern?.test(writePostcode(postcode, country)) ?? false;
}
