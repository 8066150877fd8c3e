import { listingRules } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { brandIndex } from './brand-index.ts';
import { BrandsPage } from './brands-page.tsx';

const rules = listingRules({ type: 'essential', currency: 'USD' });
const show = (...brands: Parameters<typeof brandIndex>[0]) =>
  renderPage('/brands', <BrandsPage letters={brandIndex(brands, rules)} success />);

describe('the page of brands', () => {
  it('lists brands with their products below their letter, each a link to a search', async () => {
    const html = await show({ name: 'Quay', products: 2 }, { name: '4711', products: 1 });
    expect(html).toMatch(/<h2 id="brands-q">Q<\/h2>.*<a[^>]*href="\/search\?q=&amp;brand=Quay".*2 products/s);
    expect(html).toMatch(/<h2 id="brands-others">0–9<\/h2>.*brand=4711".*1 product</s);
  });

  it('leads to the letters that have brands, and to no others', async () => {
    const html = await show({ name: 'Quay', products: 2 });
    expect(html.match(/href="#[^"]*"/g)).toEqual(['href="#brands-q"']);
    expect(html).toMatch(/<span[^>]*aria-hidden="true"[^>]*>A<\/span>/);
  });

  it('says so when there are none', async () => {
    const html = await show();
    expect(html).toContain('No brands are on show at the moment.');
    expect(html).not.toContain('<nav');
  });

  it('says nothing of the kind where they could not be read [SEARCH-024]', async () => {
    const html = await renderPage('/brands', <BrandsPage letters={brandIndex([], rules)} success={false} />);
    expect(html).toMatch(/role="alert"[^>]*>Our brands cannot be shown at the moment/);
    expect(html).not.toContain('No brands');
  });
});
