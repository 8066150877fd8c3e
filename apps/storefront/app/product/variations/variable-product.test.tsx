import { describe, expect, it } from 'vitest';
import { pageOf, slides } from '../../testing/product-page.tsx';
import { packed, variableProduct, variation } from '../testing.ts';

describe('a variable product', () => {
  it('draws each variant as it asks to be drawn [VAR-001, VAR-002]', async () => {
    const html = await pageOf(variableProduct());
    expect(html).toMatch(/data-display="button"><legend[^>]*>Color/);
    expect(html).toMatch(/<input type="radio"[^>]*value="Blue"/);
    expect(html).toMatch(/<select[^>]*><option value="S"[^>]*>S<\/option>/);
  });

  it('draws radio choices as such [VAR-003]', async () => {
    const [color] = variableProduct().variants;
    const variants = color ? [{ ...color, display_type: 'radio' as const }] : [];
    const html = await pageOf(variableProduct({ variants }));
    expect(html).toMatch(/data-display="radio">.*<input type="radio"[^>]*value="Red"/);
  });

  it('opens with the variation of its address, its price, sku and picture [VAR-022, VAR-033, VAR-038]', async () => {
    const html = await pageOf(variableProduct(), '/tideline-mug/pv/MUG-Blue-S');
    expect(html).toContain('SKU: MUG-Blue-S');
    expect(html).toContain('$27.00');
    expect(html).toContain('name="sku" value="MUG-Blue-S"');
    expect(slides(html)[0]).toBe('Blue');
  });

  it('opens with what was searched for, or else the default [VAR-023, VAR-024]', async () => {
    const data = variableProduct({ default_variation_sku: 'MUG-Blue-S' });
    expect(await pageOf(data)).toContain('SKU: MUG-Blue-S');
    expect(await pageOf(data, '/tideline-mug', 'mug-red-l')).toContain('SKU: MUG-Red-L');
  });

  it('leads to every option by a link where no script runs', async () => {
    const [, links] = /<noscript>(.*?)<\/noscript>/.exec(await pageOf(variableProduct())) ?? [];
    expect(links).toContain('href="/tideline-mug/pv/MUG-Blue-S"');
  });

  it('labels what is sold out and what does not exist, and marks what is chosen [ENT-038, VAR-018, VAR-019]', async () => {
    const red = await pageOf(variableProduct(), '/tideline-mug/pv/MUG-Red-S');
    expect(red).toContain('<option value="L">L (Sold Out)</option>');
    const blue = await pageOf(variableProduct(), '/tideline-mug/pv/MUG-Blue-S');
    expect(blue).toMatch(/<option value="L" disabled="">L \(Unavailable\)<\/option>/);
    expect(blue).toContain('<option value="S" selected="">S</option>');
    const radio = (value: string) =>
      new RegExp(`<input(?=[^>]*type="radio")(?=[^>]*value="${value}")[^>]*>`).exec(blue)?.[0];
    expect(radio('Blue')).toContain('checked=""');
    expect(radio('Red')).not.toMatch(/checked=""|disabled=""/);
  });

  it('takes an option in a state that nobody knows for unavailable [VAR-015]', async () => {
    const lost = packed(variation('Red', 'S'), variation('Blue', 'S', { stockStatus: 'lost' }));
    const html = await pageOf(variableProduct({ variations: lost }));
    expect(html).toMatch(/data-type="type_4"><input[^>]*disabled=""[^>]*value="Blue"/);
    expect(html).toMatch(/data-type="type_1"><input[^>]*value="Red"/);
  });

  it('says so when there is nothing to choose [VAR-005]', async () => {
    const gone = variation('Red', 'S', { archived: true, isBuyable: false });
    const html = await pageOf(variableProduct({ variations: packed(gone) }));
    expect(html).toContain('There are no options available for this product.');
  });
});
