import { expect, it, vi } from 'vitest';
import { renderedDocuments } from './rendered-documents.ts';

const page = (id: number) => ({ version: 1, root: [{ id }] });

it('draws a document once, however often a request asks for it', async () => {
  const draw = vi.fn(async (document: unknown) => JSON.stringify(document));
  const render = renderedDocuments(draw);
  const asked = await Promise.all(Array.from({ length: 15 }, () => render(page(1))));
  expect(new Set(asked)).toEqual(new Set([JSON.stringify(page(1))]));
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws no more pages than a client needs at once', async () => {
  const draw = vi.fn(async () => '');
  const render = renderedDocuments(draw);
  for (let id = 1; id <= 4; id++) await render(page(id));
  await expect(render(page(5))).rejects.toMatchObject({ code: 'query-too-complex' });
  await expect(render(page(4))).resolves.toBe('');
  expect(draw).toHaveBeenCalledTimes(4);
});
