import { describe, expect, it } from 'vitest';
import { demo } from '../harness/demo.ts';
import { ask } from '../harness/http.ts';
import { openHydrated } from '../harness/hydrated.ts';
import { noteRequests } from '../harness/note-requests.ts';
import { browserFor } from '../harness/with-browser.ts';
import { BORDERS, chooseBorder, MANY_VARIATIONS, skuOfBorder } from './steps/border.ts';

const HOST = 'harbor.localhost';
const HTML_BYTES = 40_000;

const harbor = browserFor(HOST);

describe('a product of 2,048 variations', () => {
  it('is sent in at most 40 kB', async () => {
    const { port } = demo;
    const headers = { 'accept-encoding': 'gzip' };
    const {
      status,
      bytes,
      headers: told,
    } = await ask({ port, host: `${HOST}:${port}`, path: MANY_VARIATIONS, headers });
    expect([status, told['content-encoding']]).toEqual([200, 'gzip']);
    expect(bytes.length).toBeGreaterThan(10_000);
    expect(bytes.length).toBeLessThanOrEqual(HTML_BYTES);
  });

  it('follows each choice, and asks the server for nothing but pictures of it [VAR-032, VAR-038]', async () => {
    await harbor({ device: 'phone', scripts: true }, 'Many variations', async ({ page, origin, step }) => {
      await openHydrated(page, origin + MANY_VARIATIONS);
      await page.getByText(`SKU: ${skuOfBorder(1)}`, { exact: true }).waitFor();
      // The last that the page asks for by itself.
      await page.getByText(/^Get it /).waitFor();
      const asked = noteRequests(page, (request) => request.resourceType() !== 'image');
      for (const border of BORDERS) {
        await chooseBorder(page, border);
        expect(page.url()).toBe(`${origin}${MANY_VARIATIONS}/pv/${skuOfBorder(border)}`);
      }
      expect(asked).toEqual([]);
      await step('chosen');
    });
  });
});
