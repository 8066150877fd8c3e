import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyChunk, preloadChunks } from './lazy-chunk.tsx';

/** Returns the head of a page with these parts. */
const pageWith = (...parts: string[]) => ({
  querySelectorAll: () => parts.map((content) => ({ content })),
});

/** Returns a part that says its name, and how often its script was asked for. */
function chunkOf(source: string) {
  const asked = { times: 0 };
  const Chunk = lazyChunk(source, async () => {
    asked.times += 1;
    return () => <p>{source}</p>;
  });
  return { Part: Chunk, asked };
}

describe('a part with a script of its own', () => {
  it('is named in the head of the pages that have it', async () => {
    const { Part: Chunk } = chunkOf('app/named.tsx');
    await preloadChunks(pageWith('app/named.tsx'));
    expect(renderToStaticMarkup(<Chunk />)).toContain('<meta name="part" content="app/named.tsx"/>');
  });

  it('is drawn at once when it was brought before, and waited for when not', async () => {
    const [loaded, other] = [chunkOf('app/brought.tsx'), chunkOf('app/other.tsx')];
    expect(await preloadChunks(pageWith('app/brought.tsx', 'app/unknown.tsx'))).toBe(true);
    expect(renderToStaticMarkup(<loaded.Part />)).toContain('<p>app/brought.tsx</p>');
    expect(() => renderToStaticMarkup(<other.Part />)).toThrow();
    expect(loaded.asked.times).toBe(1);
  });

  it('is brought with the parts that come with its script', async () => {
    const made: { inner?: ReturnType<typeof chunkOf> } = {};
    const Outer = lazyChunk('app/outer.tsx', async () => {
      const inner = chunkOf('app/inner.tsx');
      made.inner = inner;
      return inner.Part;
    });
    await preloadChunks(pageWith('app/inner.tsx', 'app/outer.tsx'));
    expect(made.inner?.asked.times).toBe(1);
    expect(renderToStaticMarkup(<Outer />)).toContain('<p>app/inner.tsx</p>');
  });

  it('that fails to come is told of, so that the page stays as it came', async () => {
    const Broken = lazyChunk<object>('app/broken.tsx', async () => {
      throw new Error('gone');
    });
    expect(await preloadChunks(pageWith('app/broken.tsx'))).toBe(false);
    expect(() => renderToStaticMarkup(<Broken />)).toThrow();
  });
});
