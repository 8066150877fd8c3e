import type { Recipe } from './recipe.ts';
import { capability } from './recipes/capability.ts';
import { job } from './recipes/job.ts';
import { operation } from './recipes/operation.ts';
import { page } from './recipes/page.ts';
import { table } from './recipes/table.ts';
import { useCase } from './recipes/use-case.ts';
import { widget } from './recipes/widget.ts';

/** Every recipe by the word that asks for it, in the order of the document. */
export const recipes: ReadonlyMap<string, Recipe> = new Map(
  Object.entries({ table, capability, 'use-case': useCase, job, operation, page, widget }),
);
