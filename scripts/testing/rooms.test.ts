import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { layerRules } from './layer-rules.ts';
import { capabilities, orders, rooms, roomsTable } from './rooms.ts';

const architecture = readFileSync(join(projectFolder, 'docs/architecture.md'), 'utf8').split('\n');
const foldersIn = (path: string) =>
  readdirSync(join(projectFolder, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Tells whether the rules let a file import another. */
function mayImport(from: string, to: string): boolean {
  const matches = (pattern: string | undefined, path: string) =>
    pattern !== undefined && new RegExp(pattern).test(path);
  return !layerRules.some((rule) => {
    if (rule.to.circular || rule.to.reachable) return false;
    const found = rule.from.path === undefined ? null : new RegExp(rule.from.path).exec(from);
    if (!found || [rule.from.pathNot ?? []].flat().some((pattern) => matches(pattern, from))) return false;
    const filled = (pattern: string | undefined) =>
      pattern?.replace(/\$(\d)/g, (_whole, group: string) => found[Number(group)] ?? '');
    const isMeant = rule.to.path === undefined || matches(filled(rule.to.path), to);
    return isMeant && !matches(filled(rule.to.pathNot), to);
  });
}

describe('the rooms of the project', () => {
  it('stand in the table of docs/architecture.md as they are listed', () => {
    const first = architecture.indexOf('## The rooms');
    const table = architecture.slice(first + 2, first + 2 + roomsTable().length);
    expect(table).toEqual(roomsTable());
  });

  it('are all listed', () => {
    const found = ['packages', 'apps'].flatMap((path) => foldersIn(path).map((name) => `${path}/${name}`));
    const alone = ['demo', 'e2e', 'bench', 'scripts'];
    expect(rooms.map(({ path }) => path).sort()).toEqual([...found, ...alone].sort());
  });

  it('import no room that imports them, round no corner either', () => {
    const below = (path: string, seen: readonly string[] = []): readonly string[] => {
      const next = rooms.find((room) => room.path === path)?.mayImport ?? [];
      return next
        .filter((one) => !seen.includes(one))
        .flatMap((one) => [one, ...below(one, [...seen, path])]);
    };
    expect(rooms.filter(({ path }) => below(path).includes(path))).toEqual([]);
  });
});

describe('folders inside a room', () => {
  it.each(Object.entries(orders))('%s has each once, and each is there', (room, order) => {
    expect(new Set(order).size).toBe(order.length);
    expect(order.filter((name) => !existsSync(join(projectFolder, room, name)))).toEqual([]);
  });

  it('are all in the order where there is one', () => {
    const unlisted = Object.entries(orders).flatMap(([room, order]) =>
      foldersIn(room)
        .filter((name) => !order.includes(name) && !['testing', 'styles'].includes(name))
        .map((name) => `${room}/${name}`),
    );
    expect(unlisted).toEqual([]);
  });
});

describe('capabilities', () => {
  it('stand in the table of docs/architecture.md in their order', () => {
    const first = architecture.findIndex((line) => line.startsWith('| capability'));
    const rows = architecture.slice(first + 2, first + 2 + capabilities.length);
    expect(rows.map((row) => /^\| `([^`]+)`/.exec(row)?.[1])).toEqual(capabilities);
  });
});

describe('the rules made of them', () => {
  it.each([
    ['packages/domain/src/price/x.ts', 'packages/messages/src/index.ts'],
    ['apps/storefront/app/lib/x.ts', 'packages/database/src/index.ts'],
    ['apps/storefront/app/lib/x.ts', 'scripts/spec/ids.ts'],
    ['scripts/start/x.ts', 'packages/database/src/index.ts'],
    ['e2e/harness/x.ts', 'packages/widgets/src/index.ts'],
    ['apps/other/x.ts', 'packages/domain/src/index.ts'],
    ['apps/storefront/app/lib/x.ts', 'packages/ui/src/icon.tsx'],
    ['apps/storefront/app/lib/x.ts', 'apps/storefront/app/shell/x.ts'],
    ['apps/storefront/app/elsewhere/x.ts', 'apps/storefront/app/lib/x.ts'],
    ['apps/server/src/seo/x.ts', 'apps/server/src/app/services.ts'],
    ['packages/api/src/dto/x.ts', 'packages/api/src/operations/x.ts'],
    ['packages/import-export/src/found/x.ts', 'packages/import-export/src/run/x.ts'],
    ['packages/import-export/src/run/x.ts', 'packages/commerce/src/product/index.ts'],
    ['packages/import-export/src/run/x.ts', 'packages/database/src/index.ts'],
    ['packages/commerce/src/catalogue.ts', 'packages/import-export/src/index.ts'],
    ['packages/api/src/dto/x.ts', 'packages/database/src/product.ts'],
    ['packages/commerce/src/cart/x.ts', 'packages/commerce/src/order/index.ts'],
    ['packages/commerce/src/order/place/x.ts', 'packages/commerce/src/cart/add-to-cart.ts'],
    ['packages/commerce/src/kernel/x.ts', 'packages/commerce/src/cart/index.ts'],
    ['packages/commerce/src/other/x.ts', 'packages/commerce/src/kernel/x.ts'],
  ])('keep %s from %s', (from, to) => {
    expect(mayImport(from, to)).toBe(false);
  });

  it.each([
    ['packages/messages/src/x.ts', 'packages/domain/src/index.ts'],
    ['apps/storefront/app/shell/x.ts', 'apps/storefront/app/lib/x.ts'],
    ['apps/storefront/app/lib/x.ts', 'node_modules/react/index.js'],
    ['apps/server/src/app/x.ts', 'apps/server/src/seo/x.ts'],
    ['apps/server/src/app/x.test.ts', 'e2e/harness/http.ts'],
    ['packages/commerce/src/order/place/x.ts', 'packages/commerce/src/cart/index.ts'],
    ['packages/commerce/src/order/place/x.ts', 'packages/commerce/src/kernel/context.ts'],
    ['packages/import-export/src/run/x.ts', 'packages/commerce/src/catalogue.ts'],
    ['bench/lib/x.ts', 'e2e/harness/http.ts'],
  ])('let %s import %s', (from, to) => {
    expect(mayImport(from, to)).toBe(true);
  });
});
