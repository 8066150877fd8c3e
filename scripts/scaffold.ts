import { ExitError, fail } from './launch/failure.mjs';
import { projectFolder } from './launch/project.mjs';
import { readName } from './scaffold/names.ts';
import { isRecipe, recipes } from './scaffold/recipes.ts';
import { writeNew } from './scaffold/write-new.ts';

/**
 * `npm run scaffold -- RECIPE NAME`: makes the files that a recipe of docs/architecture.md begins with, and says which
 * of its steps are left. Overwrites nothing.
 */
try {
  const [recipe = '', name = '', ...more] = process.argv.slice(2);
  if (!isRecipe(recipe) || name === '' || more.length > 0) {
    const known = Object.keys(recipes).join('|');
    throw new ExitError(`Usage: npm run scaffold -- ${known} NAME (such as gift-list)`);
  }
  const { files, next } = recipes[recipe](readName(name));
  writeNew(projectFolder, files);
  for (const { path } of files) console.log(`made ${path}`);
  console.log('\nWhat is left, as docs/architecture.md ("How to add") has it:');
  for (const [at, step] of next.entries()) console.log(`${at + 1}. ${step}`);
} catch (error) {
  fail(error);
}
