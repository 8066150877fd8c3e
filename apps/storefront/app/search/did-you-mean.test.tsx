import type { ListingRules } from '@stoa/domain';
import { expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { DidYouMean } from './did-you-mean.tsx';

const rules: ListingRules = {
  currency: 'USD',
  defaultSort: 'id-desc',
  keepMinRatingOne: false,
  ratingInSearch: true,
};
const address = { keyword: 'wallnut', filters: { attributes: [] }, page: 3 };

const page = (correction: Parameters<typeof DidYouMean>[0]['correction']) =>
  renderPage('/search?q=wallnut', <DidYouMean correction={correction} address={address} rules={rules} />);

it('offers words that would find something by a link to their first page', async () => {
  const html = await page({ keyword: 'walnut & oak', applied: false });
  expect(html).toContain('href="/search?q=walnut%20%26%20oak"');
  expect(html).toContain('Did you mean &quot;<bdi>walnut &amp; oak</bdi>&quot;?');
});

it('says which words were looked for instead', async () => {
  const html = await page({ keyword: 'walnut', applied: true });
  expect(html).toContain('results for &quot;<bdi>walnut</bdi>&quot;');
  expect(html).not.toContain('href');
});

it('is nothing where the words occur', async () => {
  expect(await page(null)).toBe('');
});
