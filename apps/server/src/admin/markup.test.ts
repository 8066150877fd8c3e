import { expect, it } from 'vitest';
import { html } from './markup.ts';

it('escapes what is put in, once, and leaves out what is not there', () => {
  const name = html`<b>${'<script>"&'}</b>`;
  expect(name.text).toBe('<b>&lt;script&gt;&quot;&amp;</b>');
  expect(html`<p title="${"a'b"}">${name} ${[name, name]}${undefined}${false}${0}</p>`.text).toBe(
    `<p title="a&#39;b">${name.text} ${name.text}${name.text}0</p>`,
  );
});
