import type { NewCategory } from '@stoa/commerce';
import { richTextOf } from '@stoa/domain';
import type { Category } from '../goods/types.ts';
import type { Master } from './pictures.ts';

/** Returns a category tree as the catalogue takes it: parents before their children. */
export function newCategoriesOf(
  tree: readonly Category[],
  masters: ReadonlyMap<string, Master>,
  parent: string | null = null,
): NewCategory[] {
  return tree.flatMap((category, position) => [
    {
      slug: category.slug,
      name: category.name,
      parent,
      position,
      image: masters.has(category.picture) ? category.picture : null,
      description: richTextOf(category.description),
      displayOption: category.displayOption ?? 'horizontal',
      metaTitle: category.metaTitle,
      metaDescription: category.metaDescription,
      optionalContent: category.more
        ? {
            title: category.more.title,
            subTitle: category.more.subTitle,
            description: richTextOf(category.more.paragraphs.join('\n\n')),
            showInTitle: true,
            showInSubTitle: true,
            showInDescription: true,
          }
        : null,
    },
    ...newCategoriesOf(category.children ?? [], masters, category.slug),
  ]);
}
