import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatListing, type ListingAddress, listingRedirect, listingRules, parseListing } from './index.ts';
import { anyFilters, anyPageAndSort, choices, rules } from './testing.ts';

function read(target: string, its = rules) {
  const at = target.indexOf('?');
  return at === -1 ? parseListing(target, '', its) : parseListing(target.slice(0, at), target.slice(at), its);
}

function redirect(target: string) {
  const at = target.indexOf('?');
  return at === -1
    ? listingRedirect(target, '', rules)
    : listingRedirect(target.slice(0, at), target.slice(at), rules);
}

describe('listing addresses', () => {
  it('write choices as segments name=value1|value2 and read them back [LIST-001, LIST-010]', () => {
    const address = {
      path: '/home/lamps',
      filters: choices({ color: ['red', 'blue'], size: ['XL'] }),
      page: 1,
    };
    expect(formatListing(address, rules)).toBe('/home/lamps/color=blue|red/size=XL');
    expect(read('/home/lamps/color=blue|red/size=XL')).toEqual({ ...address, preview: false, broken: [] });
  });

  it('write the price as from,to with open ends [LIST-003, LIST-004, LIST-005]', () => {
    const withPrice = (price: { from?: number; to?: number }) =>
      formatListing({ path: '/lamps', filters: { attributes: [], price }, page: 1 }, rules);
    expect(withPrice({ from: 1000, to: 5050 })).toBe('/lamps/price=10,50.50');
    expect(withPrice({ to: 5000 })).toBe('/lamps/price=,50');
    expect(withPrice({ from: 1000 })).toBe('/lamps/price=10,');
    expect(read('/lamps/price=,50').filters.price).toEqual({ to: 5000 });
    expect(read('/lamps/price=10,').filters.price).toEqual({ from: 1000 });
    expect(read('/lamps/price=min,50').filters.price).toEqual({ to: 5000 });
    expect(read('/lamps/price=10,max').filters.price).toEqual({ from: 1000 });
    expect(read('/lamps/price=10|50').filters.price).toEqual({ from: 1000, to: 5000 });
  });

  it.each(['10', '', '10,20,30', '10|20|30', 'a,b', '-5,10', '1e3,2', '10.999,20'])(
    'do not use the price %s [LIST-006]',
    (price) => {
      const { filters, broken } = read(`/lamps/price=${price}`);
      expect(filters).toEqual({ attributes: [] });
      expect(broken).toEqual([`price=${price}`]);
    },
  );

  it('write the minimum rating, and drop a rating of 1 [CONST-054, LIST-007, LIST-059]', () => {
    const filters = { attributes: [], minRating: 4 };
    expect(formatListing({ path: '/lamps', filters, page: 1 }, rules)).toBe('/lamps/review_avg_rating=4');
    expect(read('/lamps/review_avg_rating=4').filters.minRating).toBe(4);
    expect(read('/lamps/review_avg_rating=1').filters).toEqual({ attributes: [] });
    for (const bad of ['0', '6', '4.5', 'x', '']) {
      expect(read(`/lamps/review_avg_rating=${bad}`).filters).toEqual({ attributes: [] });
    }
  });

  it('keep a rating of 1 where the shop says so [LIST-060]', () => {
    const special = listingRules({ type: 'marketplace', currency: 'USD' }, { keepMinRatingOne: true });
    expect(read('/lamps/review_avg_rating=1', special).filters.minRating).toBe(1);
  });

  it('ignore a preview segment [LIST-008]', () => {
    expect(read('/lamps/preview/color=red')).toMatchObject({ path: '/lamps', preview: true, broken: [] });
    expect(read('/lamps/preview/color=red').filters).toEqual(choices({ color: ['red'] }));
    expect(redirect('/lamps/preview/size=L/color=red')).toBeUndefined();
  });

  it('carry page and sort as query keys, and drop what makes no sense', () => {
    expect(read('/lamps?page=3&sort=price-asc')).toMatchObject({ page: 3, sort: 'price-asc' });
    for (const page of ['0', '-1', '1.5', 'abc', '99999', '1e3'])
      expect(read(`/lamps?page=${page}`).page).toBe(1);
    expect(read('/lamps?sort=price')).not.toHaveProperty('sort');
    expect(read('/lamps?sort=id-desc')).not.toHaveProperty('sort');
    const address: ListingAddress = { path: '/lamps', filters: choices({}), page: 2, sort: 'price-desc' };
    expect(formatListing(address, rules)).toBe('/lamps?sort=price-desc&page=2');
  });

  it('restore exactly the filters they were written from, hostile values too [LIST-002]', () => {
    fc.assert(
      fc.property(anyFilters, anyPageAndSort, (filters, view) => {
        const address = { path: '/home/lamps', filters, ...view };
        const target = formatListing(address, rules);
        expect(read(target)).toEqual({ ...address, preview: false, broken: [] });
        expect(redirect(target)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('survive clients that escape the bar and servers that decode the path once [LIST-002]', () => {
    const filters = choices({ brand: ['A/B|C', '100% wool', 'x\\y', '%2F'], color: ['red', 'blue'] });
    const target = formatListing({ path: '/lamps', filters, page: 1 }, rules);
    expect(read(target.replaceAll('|', '%7C')).filters).toEqual(filters);
    expect(redirect(target.replaceAll('|', '%7C'))).toBeUndefined();
    expect(target.split('/')).toHaveLength(4);
    expect(decodeURIComponent(target).split('/')).toHaveLength(4);
  });

  it('pass through URL and a Location header unchanged', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const target = formatListing({ path: '/lamps', filters, page: 1 }, rules);
        const url = new URL(target, 'http://shop.example');
        expect(url.pathname + url.search).toBe(target);
        expect(target).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});

describe('broken segments', () => {
  it.each([
    'color=%zz',
    'color=%ff',
    '%zz=red',
    'color=',
    'color=|',
    'color=%00',
    '1x=red',
    'page=2',
    'a%20b=c',
    '=x',
  ])('%s is left out and named [LIST-072]', (segment) => {
    const parsed = read(`/lamps/${segment}/size=L`);
    expect(parsed.broken).toEqual([segment]);
    expect(parsed.path).toBe('/lamps');
    expect(parsed.filters).toEqual(choices({ size: ['L'] }));
    expect(redirect(`/lamps/${segment}/size=L`)).toBe('/lamps/size=L');
  });

  it('bound what an address may ask for', () => {
    const values = Array.from({ length: 100 }, (_, index) => `v${index}`).join('|');
    expect(read(`/lamps/color=${values}`).filters.attributes[0]?.values).toHaveLength(30);
    const many = Array.from({ length: 40 }, (_, index) => `c${index}=x`).join('/');
    expect(read(`/lamps/${many}`).filters.attributes).toHaveLength(12);
    expect(read(`/lamps/color=${'x'.repeat(121)}`).filters).toEqual({ attributes: [] });
  });

  const piece = fc.constantFrom(
    '/',
    '=',
    '|',
    ',',
    '%',
    '%zz',
    '%2F',
    '%25',
    '\\',
    'price',
    'color',
    'preview',
    '1',
  );
  const hostile = fc.oneof(
    fc.array(piece, { maxLength: 15 }).map((all) => `/${all.join('')}`),
    fc.string(),
  );

  it('never make reading fail [LIST-072]', () => {
    fc.assert(
      fc.property(hostile, fc.string(), (pathname, search) => {
        expect(parseListing(pathname, search, rules).path).toMatch(/^\//);
      }),
    );
  });

  it('are redirected at most once, and never to another host', () => {
    const base = 'http://shop.example';
    fc.assert(
      fc.property(hostile, fc.string(), (path, search) => {
        const first = new URL(`${base}/${path}?${search}`);
        const target = listingRedirect(first.pathname, first.search, rules);
        if (target === undefined) return;
        const next = new URL(target, base);
        expect(next.origin).toBe(base);
        expect(listingRedirect(next.pathname, next.search, rules)).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the one form', () => {
  it.each([
    ['/lamps/size=L/color=red', '/lamps/color=red/size=L'],
    ['/lamps/color=red|blue', '/lamps/color=blue|red'],
    ['/lamps/color=red|red', '/lamps/color=red'],
    ['/lamps/color=red/color=blue', '/lamps/color=blue|red'],
    ['/lamps/price=50,10', '/lamps/price=10,50'],
    ['/lamps/price=10|50', '/lamps/price=10,50'],
    ['/lamps/price=0,50.00', '/lamps/price=,50'],
    ['/lamps/review_avg_rating=4/color=red', '/lamps/color=red/review_avg_rating=4'],
    ['/lamps/review_avg_rating=1', '/lamps'],
    ['/color=red/lamps', '/lamps/color=red'],
    ['/lamps/', '/lamps'],
    ['/lamps//color=red', '/lamps/color=red'],
    ['/lamps/size=L/color=red?page=2&utm_source=x', '/lamps/color=red/size=L?page=2&utm_source=x'],
  ])('of %s is %s', (given, normal) => {
    expect(redirect(given)).toBe(normal);
    expect(redirect(normal)).toBeUndefined();
  });

  it('is left alone, however it is escaped', () => {
    for (const target of [
      '/',
      '/lamps',
      '/lamps/color=blue|red',
      '/lamps/color=blue%7cred',
      '/lamps/%63olor=red',
    ]) {
      expect(redirect(target), target).toBeUndefined();
    }
  });

  it('never leads to another host', () => {
    expect(redirect('//evil.example/size=L/color=red')).toBe('/evil.example/color=red/size=L');
    for (const path of ['/\\evil.example', '/%5Cevil.example', '/%2fevil.example', '/..//evil.example']) {
      const target = redirect(`${path}/size=L/color=red`);
      expect(new URL(target ?? '/', 'http://shop.example').host, path).toBe('shop.example');
      expect(target ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it('takes the fields of a filter form sent without JavaScript', () => {
    const form = '?apply=1&color=red&color=blue&price_from=10&price_to=&review_avg_rating=4&sort=price-asc';
    expect(redirect(`/lamps/size=L${form}`)).toBe(
      '/lamps/color=blue|red/price=10,/review_avg_rating=4?sort=price-asc',
    );
    expect(redirect('/lamps/size=L?apply=1&price_from=&price_to=')).toBe('/lamps');
  });
});
