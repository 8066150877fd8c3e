import { guarded, type Money, toDecimal } from '@stoa/domain';
import { type Column, columns, constants, headingOf } from './columns.ts';
import { NO_OPTION, type ShopifyProduct, type ShopifyVariant } from './shopify-product.ts';

/** The first line of a file we write. */
export const heading: readonly string[] = [...columns.map(headingOf), ...constants.map(([name]) => name)];

type Cells = Partial<Record<Column, string>>;

/** Returns the lines of one product: as many as it has variants or pictures, whichever are more. */
export function rowsOfProduct(product: ShopifyProduct, currency: string): string[][] {
  const { images = [], variants } = product;
  const count = Math.max(1, images.length, variants.length);
  return Array.from({ length: count }, (_, at) => {
    const variant = variants[at];
    const cells: Cells = {
      handle: product.handle,
      ...(at === 0 && productCells(product)),
      ...(variant && variantCells(product, variant, currency)),
      ...imageCells(images, at),
    };
    const said = columns.map((column) => guarded(cells[column] ?? ''));
    return [...said, ...constants.map(([, value]) => (variant ? value : ''))];
  });
}

function productCells(product: ShopifyProduct): Cells {
  const [one = '', two = '', three = ''] = product.options.length === 0 ? [NO_OPTION.name] : product.options;
  return {
    title: product.title ?? '',
    body: product.body ?? '',
    vendor: product.vendor ?? '',
    type: product.type ?? '',
    tags: product.tags ?? '',
    published: String(product.published ?? true),
    option1Name: one,
    option2Name: two,
    option3Name: three,
    giftCard: String(product.giftCard ?? false),
    seoTitle: product.seoTitle ?? '',
    seoDescription: product.seoDescription ?? '',
    status: product.status ?? 'active',
  };
}

function variantCells(
  { options, requiresShipping }: ShopifyProduct,
  variant: ShopifyVariant,
  currency: string,
): Cells {
  const [one = '', two = '', three = ''] = options.length === 0 ? [NO_OPTION.value] : variant.values;
  const amount = (money: Money | null | undefined) => (money == null ? '' : toDecimal(money, currency));
  return {
    option1Value: one,
    option2Value: two,
    option3Value: three,
    sku: variant.sku ?? '',
    grams: String(variant.grams ?? 0),
    tracker: variant.tracked ? 'shopify' : '',
    quantity: String(variant.quantity ?? 0),
    policy: variant.backorders ? 'continue' : 'deny',
    price: amount(variant.price),
    compareAt: amount(variant.compareAt),
    requiresShipping: String(requiresShipping ?? true),
    variantImage: variant.image ?? '',
    barcode: variant.gtin ?? '',
    mpn: variant.mpn ?? '',
  };
}

function imageCells(images: NonNullable<ShopifyProduct['images']>, at: number): Cells {
  const image = images[at];
  return image ? { imageSrc: image.src, imagePosition: String(at + 1), imageAlt: image.alt } : {};
}
