import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { builtStorefront } from '../../apps/server/src/app/storefront-build.ts';
import { ask } from '../../e2e/harness/http.ts';
import { CARDS, countCards } from '../lib/demo-pages.ts';
import { answerCalls } from '../lib/own-process.ts';

/** The page whose tree is drawn, and how often. */
export interface RenderTree {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly times: number;
}

export interface RenderedTree {
  /** Seconds of processor time for one. */
  readonly cpu: number;
  /** How many are made in a second, whatever else the machine does meanwhile. */
  readonly perSecond: number;
}

/** The floor of rendering: React alone, with the tree of a page and the data of its loaders at hand. */
answerCalls(async ({ times, ...page }: RenderTree): Promise<RenderedTree> => {
  const url = `http://${page.host}${page.path}`;
  const context = await entryContext(url, await loaderData(page));
  const tree = () =>
    createElement(ServerRouter, { context: { ...context, renderMeta: {} }, url, nonce: 'floor' });
  await loadLazyChunks(tree());
  const draw = () => renderToString(tree());
  const cards = countCards(draw());
  if (cards !== CARDS) throw new Error(`the tree has ${cards} cards`);
  const before = process.cpuUsage();
  const began = performance.now();
  for (let drawn = 0; drawn < times; drawn++) draw();
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - began) / 1000;
  return { cpu: (user + system) / 1e6 / times, perSecond: times / seconds };
});

/** `renderToString` cannot wait; once a page has been drawn by what can, its parts are at hand. */
function loadLazyChunks(tree: ReactElement): Promise<void> {
  return new Promise((resolve, reject) => {
    renderToPipeableStream(tree, { onAllReady: resolve, onError: reject });
  });
}

type Answer = { readonly data?: unknown };

/** What the loaders of a page answered, by route: as the browser gets it. */
async function loaderData({
  port,
  host,
  path,
}: Omit<RenderTree, 'times'>): Promise<ReadonlyMap<string, unknown>> {
  const { bytes, status } = await ask({ port, host, path: `${path}.data` });
  if (status !== 200) throw new Error(`${path}.data answered ${status}`);
  const body = new Blob([new Uint8Array(bytes)]).stream();
  const decoded = await decodeViaTurboStream(body, globalThis);
  await decoded.done;
  const answers: Readonly<Record<string, Answer>> = Object(await decoded.value);
  return new Map(Object.entries(answers).map(([route, answer]) => [route, answer.data]));
}

/** What React Router draws a page from, with loaders that answer at once. */
async function entryContext(url: string, data: ReadonlyMap<string, unknown>): Promise<EntryContext> {
  const build = await builtStorefront()();
  const caught = Promise.withResolvers<EntryContext>();
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = () => data.get(id);
    return [id, route && data.has(id) ? { ...route, module: { ...route.module, loader } } : route];
  });
  const catchContext = (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
    // The stream is the data for the browser, not the tree.
    const { serverHandoffStream: _, ...tree } = context;
    caught.resolve(tree);
    return new Response();
  };
  const entry = { ...build.entry, module: { ...build.entry.module, default: catchContext } };
  const handle = createRequestHandler({ ...build, entry, routes: Object.fromEntries(routes) }, 'production');
  await handle(new Request(url), new RouterContextProvider());
  return caught.promise;
}
