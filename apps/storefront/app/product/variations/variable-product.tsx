import { ProductBody } from '../body/product-body.tsx';
import type { ProductData, ProductPageProps } from '../data/product-data.ts';
import { productView } from '../data/product-view.ts';
import { variationPath } from '../data/variation-path.ts';
import { useVariation } from './use-variation.ts';
import { VariationPicker } from './variation-picker.tsx';

/** Shows a product of which a variation is chosen; which one, the address says. VAR-022 to VAR-038 */
export function VariableProduct({ product, searchKeyword }: ProductPageProps) {
  const choice = useVariation(product, searchKeyword);
  const picker = choice.index && choice.chosen && (
    <VariationPicker
      index={choice.index}
      chosen={choice.chosen}
      states={choice.states}
      othersChanged={choice.othersChanged}
      swatchOf={(id, value) => swatchOf(product, id, value)}
      pathOf={(sku) => variationPath(product.url, sku)}
      onChoose={choice.choose}
    />
  );
  const view = productView(product, choice.variation);
  return <ProductBody product={product} view={view} spoken={choice.byVisitor} picker={picker} />;
}

function swatchOf({ variants }: ProductData, attributeId: string, value: string): string | undefined {
  const attribute = variants.find(({ code }) => code === attributeId);
  return attribute?.options.find((option) => option.value === value)?.swatch ?? undefined;
}
