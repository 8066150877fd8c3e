import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteDemoShops, readDemoShops } from './demo-shops.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-demo-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the note of which shops the demo made', () => {
  it('is read as it was written, and there is none where the demo made none', () => {
    expect(readDemoShops(folder)).toEqual(new Set());
    noteDemoShops(folder, ['a', 'b']);
    expect(readDemoShops(folder)).toEqual(new Set(['a', 'b']));
    expect(readdirSync(folder)).toEqual(['demo-shops.json']);
  });

  it.each(['', '["a', '{"a":1}', '[1]', '\u0000'])(
    'stops the start with what to do when it is %j',
    (text) => {
      const file = join(folder, 'demo-shops.json');
      writeFileSync(file, text);
      const said = expect.objectContaining({
        exitSentence: expect.stringContaining(`${file} should list the shops`),
      });
      expect(() => readDemoShops(folder)).toThrow(said);
    },
  );
});
