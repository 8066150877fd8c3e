import { BEAUTY_AND_CHILDREN } from './beauty-and-children.ts';
import { CLOTHING_AND_SHOES } from './clothing-and-shoes.ts';
import { COLOURS_AND_MATERIALS } from './colours-and-materials.ts';
import { FOOD_TOBACCO_AND_PETS } from './food-tobacco-and-pets.ts';
import { FURNITURE_AND_DECOR } from './furniture-and-decor.ts';
import { GARDEN_AND_TOOLS } from './garden-and-tools.ts';
import { JEWELLERY_AND_BAGS } from './jewellery-and-bags.ts';
import { KITCHEN_AND_TABLE } from './kitchen-and-table.ts';
import { OFFICE_AND_LEISURE } from './office-and-leisure.ts';
import { PEOPLE_AND_OCCASIONS } from './people-and-occasions.ts';
import { SPORTS_AND_ELECTRONICS } from './sports-and-electronics.ts';
import { TEXTILES_AND_HOUSEHOLD } from './textiles-and-household.ts';

/**
 * How the words of shoppers relate to the words in the names of products, in English, for any shop. One relation
 * a line: `a = b` is the same, `a > b, c` a wider word and its kinds, `a : b, c` a use or room and what belongs to it,
 * `a ~ b, c` what to show where `a` is not sold. Words are folded and singular.
 */
export const ENGLISH_THESAURUS = [
  FURNITURE_AND_DECOR,
  KITCHEN_AND_TABLE,
  TEXTILES_AND_HOUSEHOLD,
  COLOURS_AND_MATERIALS,
  CLOTHING_AND_SHOES,
  JEWELLERY_AND_BAGS,
  GARDEN_AND_TOOLS,
  OFFICE_AND_LEISURE,
  BEAUTY_AND_CHILDREN,
  SPORTS_AND_ELECTRONICS,
  FOOD_TOBACCO_AND_PETS,
  PEOPLE_AND_OCCASIONS,
].join('\n');
