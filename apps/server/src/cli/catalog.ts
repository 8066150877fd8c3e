import { existsSync } from 'node:fs';
import { readShop, type ShopContext, systemContext } from '@stoa/commerce';
import { openPictures } from '../files/open-pictures.ts';
import { ExitError } from '../postgres/index.ts';
import { readArguments, wrongUsage } from './arguments.ts';
import { runExport } from './catalog/export.ts';
import { runGenerate } from './catalog/generate.ts';
import { runImport } from './catalog/import.ts';
import { tellingRefusal } from './refused.ts';
import { withPlatform } from './with-database.ts';

const USAGE = `npm run catalog -- import --shop NAME FILE [--format shopify|woocommerce|google|jsonl] [--report FILE]
npm run catalog -- export --shop NAME FILE [--format shopify|jsonl]
npm run catalog -- generate --shop NAME --products 100000 [--categories FILE] [--seed WORD]`;

const { positionals, values } = readArguments(USAGE, {
  shop: { type: 'string', default: '' },
  format: { type: 'string' },
  report: { type: 'string' },
  products: { type: 'string' },
  categories: { type: 'string' },
  seed: { type: 'string' },
});
const [command = '', file = '', ...others] = positionals;
const needsFile = command !== 'generate';
if (values.shop === '' || needsFile !== (file !== '') || others.length > 0) throw wrongUsage(USAGE);

/** Catalogues in and out of a shop, from the command line. */
async function run(ctx: ShopContext, dataFolder: string): Promise<void> {
  switch (command) {
    case 'import':
      if (!existsSync(file)) throw new ExitError(`There is no file ${file}.`);
      return runImport(ctx, openPictures(dataFolder), { file, report: values.report, format: values.format });
    case 'export':
      return runExport(ctx, { file, format: values.format });
    case 'generate':
      return runGenerate(ctx, values);
    default:
      throw wrongUsage(USAGE);
  }
}

await withPlatform(4, (platform, { dataFolder }) =>
  tellingRefusal(
    () => ({ shop: values.shop }),
    async () => {
      const { shop } = await readShop(platform, values.shop);
      await run(systemContext(platform, shop, { command: `catalog ${command}` }), dataFolder);
    },
  ),
);
