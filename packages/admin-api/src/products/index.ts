import { readLacks } from './read-lacks.ts';
import { readProduct } from './read-product.ts';

export const productProcedures = {
  read: readProduct,
  lacks: readLacks,
};
