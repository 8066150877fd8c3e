import { describe, expect, it } from 'vitest';
import {
  type AddressRules,
  addressFormat,
  addressIssues,
  defaultCountry,
  isPostcode,
  normaliseAddress,
  type PostalAddress,
  stateOfPostcode,
  writePostcode,
} from './index.ts';

const complete: PostalAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '12 Mill Lane',
  city: 'Nazareth',
  state: 'PA',
  postcode: '18064',
  country: 'US',
  phone: '(610) 555-0123',
};
const rules: AddressRules = { countries: ['US', 'CA', 'IE', 'HK'], stateRequired: ['US', 'CA'] };

function issues(over: Partial<PostalAddress>, its = rules): string[] {
  return addressIssues({ ...complete, ...over }, its).map((issue) => `${issue.field} ${issue.message.code}`);
}

describe('an address', () => {
  it('is complete with all that its country asks for', () => {
    expect(issues({})).toEqual([]);
    expect(issues({ country: 'IE', state: null, postcode: 'D02 AF30', phone: null })).toEqual([]);
    expect(issues({ country: 'HK', state: '', postcode: '' })).toEqual([]);
  });

  it('lacks what is missing, one issue a field', () => {
    const empty = { firstName: '', lastName: ' ', line1: '', city: '', state: '', postcode: '' };
    expect(issues(empty)).toEqual([
      'firstName field.required',
      'lastName field.required',
      'line1 field.required',
      'city field.required',
      'state field.required',
      'postcode field.required',
    ]);
  });

  it('holds nothing unseen in any field, and one spelling of each letter [OPEN-503]', () => {
    expect(issues({ lastName: '\u202enoryB', company: 'A\u200bB', line2: '1\ufeff1' })).toEqual([
      'lastName field.characters',
      'company field.characters',
      'line2 field.characters',
    ]);
    expect(normaliseAddress({ ...complete, firstName: 'Jose\u0301' }).firstName).toBe('Jos\u00e9');
  });

  it('needs a state only where the shop says so', () => {
    expect(issues({ state: null })).toEqual(['state field.required']);
    expect(issues({ state: null }, { ...rules, stateRequired: [] })).toEqual([]);
  });

  it('names its state by the code of the country’s list, however it was typed [CHK-006, OPEN-503]', () => {
    const stored = (country: string, state: string) =>
      normaliseAddress({ ...complete, country, state }).state;
    for (const typed of ['NY', 'ny', ' New York ', 'new  york', 'NewYork'])
      expect(stored('US', typed)).toBe('NY');
    expect(stored('us', 'D.C.')).toBe('DC');
    expect(stored('CA', 'Québec')).toBe('QC');
    expect(stored('IE', ' Cork ')).toBe('Cork');
  });

  it('has no state that is not in the country’s list, where there is one [CHK-006, OPEN-503]', () => {
    for (const state of ['ZZ', 'Nowhere', '12', 'N'])
      expect(issues({ state })).toEqual(['state field.state']);
    expect(issues({ state: 'ZZ' }, { ...rules, stateRequired: [] })).toEqual(['state field.state']);
    expect(issues({ country: 'CA', postcode: 'K1A 0B1', state: 'NY' })).toEqual(['state field.state']);
    expect(issues({ country: 'IE', state: 'Cork', postcode: 'D02 AF30' })).toEqual([]);
  });

  it('lies in a country of the checkout [CHK-006]', () => {
    expect(issues({ country: 'FR', postcode: '75001' })).toEqual(['country field.country']);
    expect(issues({ country: '' })).toEqual(['country field.required']);
  });

  it('has a postcode and phone of the right form', () => {
    expect(issues({ postcode: '1806' })).toEqual(['postcode field.postcode']);
    expect(issues({ phone: '12345' })).toEqual(['phone field.phone']);
    expect(issues({ phone: '' }, { ...rules, phoneRequired: true })).toEqual(['phone field.required']);
  });

  it('is asked for in the words of its country', () => {
    const said = (over: Partial<PostalAddress>) =>
      addressIssues({ ...complete, ...over }, { countries: ['US', 'CA', 'GB', 'IN'], stateRequired: ['CA'] })
        .map(({ message: { code, params } }) => [code, params.field, params.example].join(' '))
        .map((text) => text.trim());
    expect(said({ postcode: '1806' })).toEqual(['field.postcode zipCode 04101']);
    expect(said({ country: 'CA', state: '', postcode: '' })).toEqual([
      'field.required province',
      'field.required postalCode',
    ]);
    expect(said({ country: 'GB', state: '', postcode: '12345' })).toEqual([
      'field.postcode postcode SW1A 1AA',
    ]);
    expect(said({ country: 'IN', state: 'Nowhere', postcode: '4' })).toEqual([
      'field.state state',
      'field.postcode pinCode 110034',
    ]);
  });

  it('has a phone number as short as its country may have it', () => {
    const everywhere = { countries: ['US', 'NO'], stateRequired: [] };
    const said = (country: string, phone: string) =>
      issues({ country, phone, state: '', postcode: country === 'NO' ? '0150' : '18064' }, everywhere);
    const wrong = ['phone field.phone'];
    expect([said('NO', '22 86 44 00'), said('NO', '2286'), said('NO', '1'.repeat(16))]).toEqual([
      [],
      wrong,
      wrong,
    ]);
    expect([said('US', '22 86 44 00'), said('US', '+47 22 86 44 00'), said('US', '+1 555 0100')]).toEqual([
      wrong,
      [],
      wrong,
    ]);
  });

  it('is kept with country and postcode in capitals, and what is blank is none', () => {
    const typed = { ...complete, country: 'ca', postcode: 'k1a 0b1', company: '  ' };
    expect(normaliseAddress(typed)).toEqual({
      ...complete,
      company: null,
      line2: null,
      country: 'CA',
      postcode: 'K1A 0B1',
    });
  });

  it('is kept trimmed in every field [OPEN-503]', () => {
    const whole = { ...complete, company: 'Engines', line2: 'Floor 2' };
    const typed = Object.fromEntries(Object.entries(whole).map(([field, text]) => [field, `\t ${text}\n`]));
    expect(normaliseAddress({ ...whole, ...typed })).toEqual(whole);
  });

  it('has names and lines of 255 characters, and none longer [OPEN-503]', () => {
    const fields = ['firstName', 'lastName', 'company', 'line1', 'line2', 'city'] as const;
    const filled = (text: string) => Object.fromEntries(fields.map((field) => [field, text]));
    expect(issues(filled('é'.repeat(255)))).toEqual([]);
    expect(issues(filled('é'.repeat(256)))).toEqual(fields.map((field) => `${field} field.max_length`));
  });
});

describe('postcodes', () => {
  it.each([
    ['US', '18064-1234', true],
    ['US', '1806', false],
    ['CA', 'k1a 0b1', true],
    ['CA', 'D1A 0B1', false],
    ['GB', 'SW1A 1AA', true],
    ['GB', '12345', false],
    ['JP', '100-0001', true],
    ['JP', '!', false],
    ['NL', '1234ab', true],
    ['PL', '00950', true],
    ['IE', 'd02af30', true],
    ['toString', '100', true],
  ])('of %s: %s %s', (country, postcode, good) => {
    expect(isPostcode(postcode, country)).toBe(good);
  });
});

describe('what a country says of its addresses', () => {
  it('is whether there are postcodes and states, what they are called and which keys they take', () => {
    const [us, gb, hk, de] = ['US', 'GB', 'HK', 'DE'].map(addressFormat);
    expect(us).toMatchObject({
      state: 'state',
      postcode: { name: 'zipCode', required: true, digitsOnly: true },
    });
    expect(gb).toMatchObject({ postcode: { name: 'postcode', digitsOnly: false } });
    expect([gb?.state, de?.state, hk]).toEqual([undefined, undefined, { state: 'region' }]);
    expect(addressFormat('AG')).toEqual({});
    expect(addressFormat('ZZ')).toMatchObject({ state: 'region', postcode: { name: 'postalCode' } });
  });

  it('writes a postcode with its blank or hyphen, and what is none as it is', () => {
    const written = (country: string, typed: string) => writePostcode(typed, country);
    expect(written('CA', 'h3z2y7')).toBe('H3Z 2Y7');
    expect(written('GB', 'sw1a1aa')).toBe('SW1A 1AA');
    expect(written('BR', '40301110')).toBe('40301-110');
    expect(written('US', ' 04101-1234 ')).toBe('04101-1234');
    expect(written('CA', 'h3z')).toBe('H3Z');
  });

  it('finds the state of a postcode, and none where two may be meant', () => {
    const state = (country: string, postcode: string) => stateOfPostcode(country, postcode)?.code;
    expect(['04101', '10001', '06390', '06101'].map((code) => state('US', code))).toEqual([
      'ME',
      'NY',
      'NY',
      'CT',
    ]);
    expect([state('CA', 'h3z 2y7'), state('AU', '3000'), state('IT', '20121')]).toEqual(['QC', 'VIC', 'MI']);
    expect([state('US', ''), state('IN', '500001'), state('GB', 'SW1A 1AA'), state('toString', '1')]).toEqual(
      [undefined, undefined, undefined, undefined],
    );
  });
});

describe('the default country', () => {
  it('is US where it is offered, else the first [CHK-007, CONST-007]', () => {
    expect(defaultCountry(['CA', 'US'])).toBe('US');
    expect(defaultCountry(['CA', 'MX'])).toBe('CA');
    expect(defaultCountry([])).toBeUndefined();
  });
});
