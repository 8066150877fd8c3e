import { ExitError } from '../../launch/failure.mjs';
import { type Name, type Placed, readName, readPlaced } from '../names.ts';
import type { Recipe, Scaffold } from '../recipe.ts';

/** A use case, with the record that it changes, as its name tells them. */
interface UseCase extends Placed {
  /** `pin` */
  readonly verb: string;
  /** `category` */
  readonly record: Name;
  /** `categoryId` */
  readonly id: string;
}

/** @throws ExitError for a name that says only what is done, and not to what */
function readUseCase(given: string): UseCase {
  const placed = readPlaced(given);
  const [verb = '', ...record] = placed.name.kebab.split('-');
  if (record.length === 0) {
    throw new ExitError(
      `'${given}' does not say what is changed: a verb and the record, such as category/pin-category.`,
    );
  }
  const named = readName(record.join('-'));
  return { ...placed, verb, record: named, id: `${named.camel}Id` };
}

const functionText = ({
  up,
  name,
  verb,
  record,
  id,
}: UseCase) => `import { ${record.camel} } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing, storedRow } from '${up}kernel/change/index.ts';
import type { ShopContext } from '${up}kernel/context.ts';
import { parseInput } from '${up}kernel/input.ts';

/** What is left out stays. */
const ${name.camel}Input = z.strictObject({
  ${id}: z.uuid(),
  ...FIELDS,
  /** The revision the change was made from; without one it goes before whatever is there. */
  revision: z.int().min(1).optional(),
});
export type ${name.pascal} = z.input<typeof ${name.camel}Input>;

/**
 * @throws ShopError \`invalid-input\`; \`not-found\` on \`${id}\`; \`conflict\` on \`revision\` when somebody changed the
 * same fields meanwhile
 */
export async function ${name.camel}(ctx: ShopContext, input: ${name.pascal}): Promise<void> {
  const { ${id}, revision: version, ...fields } = parseInput(${name.camel}Input, input);
  const where = and(eq(${record.camel}.shopId, ctx.shop.id), eq(${record.camel}.id, ${id}));
  const of = storedRow({
    shop: ctx.shop,
    entity: '${record.kebab}',
    id: ${id},
    field: '${id}',
    table: ${record.camel},
    where,
  });
  const change = { verb: '${record.kebab}.${verb}', scope: SCOPE, of, version, fields } as const;
  await changing(ctx, change, async ({ tx, fields: wanted }) => {
    await tx
      .update(${record.camel})
      .set({ ...wanted, updatedAt: ctx.clock() })
      .where(where);
  });
}
`;

const testText = ({
  up,
  name,
  verb,
  record,
  id,
}: UseCase) => `import { ${record.camel}, readInShop } from '@stoa/database';
import { scopes } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readAudit } from '${up}testing/audit.ts';
import { recordChanges } from '${up}testing/changes.ts';
import { staffOf } from '${up}testing/context.ts';
import { makeSale } from '${up}testing/sale.ts';
import { saleForEachTest } from '${up}testing/sale-for-each-test.ts';
import { ${name.camel} } from './${name.kebab}.ts';

const { test, sale } = saleForEachTest();

const scope = SCOPE;

/** Fields as a new record has them, as somebody wants them, and as somebody else does. */
const asMade = FIELDS;
const wanted = FIELDS;
const another = FIELDS;

/** Makes a record with the fields \`asMade\` and returns its id. */
const make = async (): Promise<string> => MADE;

const rowOf = async (${id}: string) => {
  const [row] = await readInShop(sale.system, (tx) =>
    tx.select().from(${record.camel}).where(eq(${record.camel}.id, ${id})),
  );
  return row;
};

it('writes what is wanted, tells of it, and stands in the audit log', async () => {
  const ${id} = await make();
  const staff = staffOf(sale.system, [scope]);
  const changes = await recordChanges(test.db, () => ${name.camel}(staff, { ${id}, ...wanted }));
  expect(await rowOf(${id})).toMatchObject({ ...wanted, revision: 2 });
  expect(changes).toMatchObject([{ kind: KIND, entityId: ${id}, shopId: sale.shop.id }]);
  const entry = (await readAudit(sale.system)).at(-1);
  expect(entry).toMatchObject({
    entity: '${record.kebab}',
    verb: '${record.kebab}.${verb}',
    actor: staff.actor.staffId,
    entityId: ${id},
    revision: 2,
  });
  expect(new Set(entry?.changes.map(({ path: [field] }) => field))).toEqual(new Set(Object.keys(wanted)));
});

it('is refused to guests, to staff with every other scope, and for what is of another shop', async () => {
  const ${id} = await make();
  const attempt = (ctx: typeof sale.system) => ${name.camel}(ctx, { ${id}, ...wanted });
  await expect(attempt(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
  const others = scopes.filter((one) => one !== scope);
  await expect(attempt(staffOf(sale.system, others))).rejects.toMatchObject({ code: 'forbidden' });
  const elsewhere = await makeSale(test.db);
  await expect(attempt(elsewhere.system)).rejects.toMatchObject({ code: 'not-found', field: '${id}' });
  expect(await rowOf(${id})).toMatchObject({ ...asMade, revision: 1 });
});

it('of two at once, the slower one is told which fields the other changed', async () => {
  const ${id} = await make();
  const results = await Promise.allSettled(
    [wanted, another].map((fields) => ${name.camel}(sale.system, { ${id}, revision: 1, ...fields })),
  );
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const params = { fields: Object.keys(wanted).join(', '), revision: 2 };
  expect(refused).toMatchObject([{ code: 'conflict', field: 'revision', params }]);
  expect((await rowOf(${id}))?.revision).toBe(2);
});

it('leaves alone what is left out', async () => {
  const ${id} = await make();
  await ${name.camel}(sale.system, { ${id}, ...wanted });
  await ${name.camel}(sale.system, { ${id} });
  expect(await rowOf(${id})).toMatchObject(wanted);
});

it('sent from an older form, leaves alone what others changed meanwhile', async () => {
  const ${id} = await make();
  await ${name.camel}(sale.system, { ${id}, revision: 1, ...wanted });
  await ${name.camel}(sale.system, { ${id}, revision: 1, ...asMade });
  expect(await rowOf(${id})).toMatchObject(wanted);
});
`;

function scaffold(given: string): Scaffold {
  const read = readUseCase(given);
  const { folder, capability, name, record } = read;
  return {
    files: [
      { path: `${folder}/${name.kebab}.ts`, text: functionText(read) },
      { path: `${folder}/${name.kebab}.test.ts`, text: testText(read) },
    ],
    next: [
      'Names in capitals are to be replaced; until then the files do not compile.',
      `The record: \`${record.camel}\` of packages/database, by its id, with a column \`revision\`. Is it another table, is it known by something else, or may it be new (\`orNew\`, as in packages/commerce/src/content/menu/save-menu.ts)? Where it is new or there are several, \`of\` is the entity and \`wrote\` tells of each, as in packages/commerce/src/category/create-categories.ts.`,
      `'${record.kebab}' is what the audit log calls it, and begins the verb: one of packages/commerce/src/kernel/change/entities.ts. A new one takes its place there, with the change that tells of it.`,
      '`FIELDS`: in the schema each with its check, optional, for what is left out of a change stays, and therefore without a default; one that every change brings is in each call of the test. In the test their values: as a new record has them, and two others, all of the same fields.',
      '`SCOPE`: what staff need for it, one of packages/domain/src/auth/roles.ts; also in the test.',
      '`MADE`: how the test gets a record, by the use case that makes one. `KIND`: the change that tells of it; where visitors are shown nothing of it, the test expects no change.',
      'Its docstring begins with what it does, and tells the scope and the ids of its requirements. Rules that look at several fields are checked on `wanted`; constraints of the database are told by `orConflict`.',
      `Its export from packages/commerce/src/${capability}/index.ts and packages/commerce/src/index.ts, for whoever calls it. Until somebody does, its docstring says who will: \`@awaits back office\`.`,
    ],
  };
}

export const useCase: Recipe = {
  section: 'A use case that writes',
  example: 'category/pin-category',
  scaffold,
};
