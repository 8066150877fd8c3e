import { ExitError, fail } from './launch/failure.mjs';
import { projectFolder } from './launch/project.mjs';
import { recipes } from './scaffold/recipes.ts';
import { writeNew } from './scaffold/write-new.ts';

/**
 * `npm run scaffold -- RECIPE NAME`: makes the files that a recipe of docs/architecture.md begins with, and says which
 * of its steps are left. Overwrites nothing.
 */
try {
  const [word = '', name = '', ...more] = process.argv.slice(2);
  const recipe = recipes.get(word);
  if (!recipe || name === '' || more.length > 0) throw new ExitError(usage());
  const { files, next } = recipe.scaffold(name);
  writeNew(projectFolder, files);
  for (const { path } of files) console.log(`made ${path}`);
  console.log(`\nWhat is left, as docs/architecture.md ("How to add", "${recipe.section}") has it:`);
  for (const [at, step] of next.entries()) console.log(`${at + 1}. ${step}`);
  console.log(
    '\n`npx tsc -p tsconfig.json --noEmit` tells what is undecided, `npx biome check --write .` formats.',
  );
} catch (error) {
  fail(error);
}

function usage(): string {
  const calls = [...recipes].map(([word, { example }]) => `  npm run scaffold -- ${word} ${example}`);
  return ['Usage: npm run scaffold -- RECIPE NAME, such as', ...calls].join('\n');
}
