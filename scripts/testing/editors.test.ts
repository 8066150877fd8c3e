import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');
const json = (path: string) => JSON.parse(read(path));

const { formatter } = json('biome.json');

it('editors that read .editorconfig write as the formatter does', () => {
  const [, forAll = ''] = read('.editorconfig').split(/^\[\*\]$/m);
  const known = [
    ...forAll
      .split(/^\[/m, 1)
      .join('')
      .matchAll(/^(\w+) = (.+)$/gm),
  ];
  const settings = Object.fromEntries(known.map(([, key, value]) => [key, value]));
  expect(settings).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
    end_of_line: 'lf',
  });
});

it('Visual Studio Code formats with the formatter that is checked, and recommends what does it', () => {
  const settings = json('.vscode/settings.json');
  expect(settings['editor.rulers']).toEqual([formatter.lineWidth]);
  expect(json('.vscode/extensions.json').recommendations).toContain(settings['editor.defaultFormatter']);
});
