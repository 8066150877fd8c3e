import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { type Group, groupOf as group, listingOf } from './testing.ts';

const panel = (...groups: Group[]) => renderPage('/mugs', <FilterPanel data={listingOf({ groups })} />);

describe('a filter group', () => {
  it.each<[NonNullable<Group['type']>, Partial<Group>, RegExp]>([
    ['select', {}, /data-type="select".*<a[^>]*class="filter-bucket"[^>]*>.*Blue/s],
    ['checkbox', {}, /data-type="checkbox".*<a[^>]*class="filter-bucket"[^>]*>.*Blue/s],
    ['category', {}, /<summary[^>]*>Category.*Blue/s],
    ['range', { min: 5, max: 90, buckets: [] }, /<form.*name="price_from".*name="price_to".*Go</s],
    ['rating', { max: 5, buckets: [] }, /aria-label="Rated 5\.0 of 5".*aria-label="Rated 3\.0 of 5"/s],
  ])('of the type %s is drawn in its own way [LIST-045]', async (type, over, look) => {
    expect(await panel(group({ type, ...over }))).toMatch(look);
  });

  it('hints at the least and the largest price in whole units', async () => {
    const html = await panel(group({ type: 'range', min: 5.95, max: 90.5, buckets: [] }));
    const hints = [...html.matchAll(/<input(?=[^>]*name="price_(from|to)")[^>]*placeholder="([^"]*)"/g)];
    expect(hints.map(([, end, hint]) => [end, hint])).toEqual([
      ['from', '5'],
      ['to', '90'],
    ]);
  });

  it('of the type select takes one choice in place of another, of the type checkbox both [LIST-045]', async () => {
    const view = { filters: { attributes: [{ code: 'color', values: ['red'] }] }, page: 1 };
    const hrefs = async (type: 'select' | 'checkbox') => {
      const data = { ...listingOf({ groups: [group({ type })] }), view };
      return /href="([^"]*blue[^"]*)"/.exec(await renderPage('/mugs', <FilterPanel data={data} />))?.[1];
    };
    expect(await hrefs('select')).toBe('/mugs/color=blue');
    expect(await hrefs('checkbox')).toBe('/mugs/color=blue|red');
  });

  it('shows the name of each bucket with its count, and marks what is chosen [LIST-048]', async () => {
    const buckets = [
      { key: 'blue', name: 'Sea blue', doc_count: 3, isCurrent: false },
      { key: 'red', name: 'Brick', doc_count: 12, isCurrent: true },
    ];
    const view = { filters: { attributes: [{ code: 'color', values: ['red'] }] }, page: 1 };
    const data = { ...listingOf({ groups: [group({ buckets })] }), view };
    const html = await renderPage('/mugs', <FilterPanel data={data} />);
    const shown = [...html.matchAll(/<a([^>]*class="filter-bucket"[^>]*)>(.*?)<\/a>/gs)].map(
      ([, attributes = '', body = '']) => [
        body
          .replace(/<svg.*?<\/svg>/gs, '')
          .replaceAll(/<[^>]+>/g, ' ')
          .trim()
          .split(/ {2,}/),
        attributes.includes('aria-current'),
      ],
    );
    expect(shown).toEqual([
      [['Sea blue', '3'], false],
      [['Brick', '12'], true],
    ]);
  });

  it('shows ten buckets first, and that there are more [LIST-050]', async () => {
    const buckets = Array.from({ length: 12 }, (_, at) => ({
      key: `c${at}`,
      name: `Colour ${at}`,
      doc_count: 1,
      isCurrent: false,
    }));
    const html = await panel(group({ buckets }));
    expect(html.match(/class="filter-bucket"/g)).toHaveLength(10);
    expect(html).toMatch(/<button[^>]*>See all \[\+\]<\/button>/);
    expect(await panel(group({ buckets: buckets.slice(0, 10) }))).not.toContain('See all');
  });

  it('of the type hidden is not drawn [LIST-045, LIST-046]', async () => {
    expect(await panel(group({ type: 'hidden' }))).not.toContain('filter-group');
  });

  it('is drawn with a bucket that has products or is chosen, and not else [LIST-047]', async () => {
    const blue = { key: 'blue', name: 'Blue', doc_count: 0, isCurrent: false };
    const drawn = async (view: ReturnType<typeof listingOf>['view'], ...counts: number[]) => {
      const buckets = counts.map((doc_count, at) => ({
        ...blue,
        ...(at > 0 && { key: `c${at}` }),
        doc_count,
      }));
      const data = { ...listingOf({ groups: [group({ buckets })] }), view };
      return (await renderPage('/mugs', <FilterPanel data={data} />)).includes('filter-group');
    };
    const none = { filters: { attributes: [] }, page: 1 };
    const chosen = { filters: { attributes: [{ code: 'color', values: ['blue'] }] }, page: 1 };
    expect([await drawn(none, 0), await drawn(none, 0, 0)]).toEqual([false, false]);
    expect([await drawn(none, 0, 2), await drawn(chosen, 0)]).toEqual([true, true]);
  });

  it('is open when it says so [LIST-049]', async () => {
    const html = await panel(group({ expanded: true }), group({ code: 'size', nameAttribute: 'Size' }));
    expect(html).toMatch(/<details class="filter-group" open="">\s*<summary[^>]*>Color/);
    expect(html).toMatch(/<details class="filter-group">\s*<summary[^>]*>Size/);
  });
});
