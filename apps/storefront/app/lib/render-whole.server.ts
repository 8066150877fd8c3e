import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { within } from '@stoa/domain';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface RenderWholeOptions {
  /** Marks inline scripts. */
  readonly nonce: string;
  /** Milliseconds after which parts that are not there yet are left to the browser. */
  readonly patience: number;
}

export interface WholePage {
  readonly html: Buffer<ArrayBuffer>;
  /** Why a part of it is missing: the first error behind which React put something else; absent in a page that is whole. */
  readonly failure?: { readonly cause: unknown };
}

/**
 * Renders a page and returns it when the whole of it is there: React would hide deferred parts in `<div hidden>` until a
 * script moves them, which leaves a page without scripts empty.
 * @throws what the page itself threw, outside of its parts
 */
export async function renderWhole(
  page: ReactNode,
  { nonce, patience }: RenderWholeOptions,
): Promise<WholePage> {
  const ready = Promise.withResolvers<void>();
  let failure: WholePage['failure'];
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: ready.resolve,
    onShellError: ready.reject,
    onError: (cause) => {
      failure ??= { cause };
    },
  });
  await within(patience, ready.promise, () =>
    abort(new Error(`the page was not drawn within ${patience} ms`)),
  );
  const html = await buffer(pipe(new PassThrough()));
  return { html, ...(failure && { failure }) };
}
