import { expect, it } from 'vitest';
import { projectFolder } from '../launch/project.mjs';
import { setsTimer, timersOfProduct } from './timers.ts';

/**
 * Files of the product that set timers by hand, each with why and with who ends them. A limit of time around work is
 * `within` or `atMost` (packages/domain/src/patience): a timer that is not cleared when the work is done keeps all that
 * it holds, such as every page that was drawn, till it is over.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/admin/src/kit/copy.tsx': 'restores a button; cleared with the component',
  'apps/admin/src/kit/list/search-field.tsx': 'searches when typing rests; cleared with the component',
  'apps/admin/src/kit/state/loading.tsx': 'shows an outline late; cleared with the component',
  'apps/admin/src/kit/toast.tsx': 'hides a message; cleared with the component',
  'apps/server/src/app/one-start-at-a-time.ts': 'pauses between two looks at whether another start is done',
  'apps/server/src/app/close-app.ts': 'looks again and again while the server closes, and no longer',
  'apps/server/src/app/services.ts': 'pauses before a batch of a long text is asked for again',
  'apps/server/src/app/stop-on-signal.ts': 'ends the time to drain; cleared by whoever ends it before',
  'apps/server/src/fair/turns.ts':
    'a limit of waiting that ends with the turn, the abort or itself; cleared by each',
  'apps/server/src/page-cache/change-feed.ts': 'looks every second, one timer at a time, till the feed stops',
  'apps/server/src/postgres/supervisor.ts': 'pauses before PostgreSQL is started again',
  'apps/server/src/postgres/until.ts': 'pauses between two looks',
  'apps/server/src/search/asked-keywords.ts': 'writes down now and then what was asked, till it is stopped',
  'apps/storefront/app/cart/use-quantities.ts': 'gathers several presses; cleared with the component',
  'apps/storefront/app/checkout/use-checkout.ts': 'waits till typing rests; cleared with the component',
  'apps/storefront/app/listing/scroll/product-pages.tsx': 'loads pages at a pace; cleared with the component',
  'apps/storefront/app/listing/scroll/use-checkpoint.ts':
    'waits till scrolling rests; cleared with the component',
  'apps/storefront/app/listing/scroll/use-scrolled-address.ts':
    'waits till scrolling rests; cleared with the component',
  'apps/storefront/app/product/gallery/enlarged.tsx': 'hides a hint; cleared with the component',
  'apps/storefront/app/shell/loading-bar.tsx': 'appears late and hides late; cleared with the component',
  'apps/storefront/app/shell/use-flyout.ts': 'opens and closes with a delay; cleared with the component',
  'apps/storefront/app/suggestions/suggester.ts': 'waits till typing rests; cleared by the next key',
  'apps/storefront/app/suggestions/use-panel.ts': 'closes with a delay; cleared with the component',
  'packages/commerce/src/jobs/job-runner.ts': 'looks for jobs now and then, till it is stopped',
  'packages/database/src/backup/server-lock.ts': 'pauses between two looks for a server, twenty at most',
  'packages/database/src/connection/database-watch.ts':
    'looks at the database now and then, till it is stopped',
  'packages/domain/src/patience/within.ts': 'is the limit',
  'packages/search/src/engines/local-engine.ts': 'looks for changes twice a second, till it is closed',
  'packages/search/src/worker/serve-indexes.ts': 'looks for changes twice a second, till the thread ends',
  'packages/search/src/worker/thread-client.ts':
    'a limit that is lengthened while the thread answers others, cleared with the answer; a pause before a new thread',
  'packages/search/src/worker/thread-limits.ts':
    'limits of a thread and not of a promise; cleared with the thread',
  'packages/ui/src/quantity-control.tsx': 'hides a message; cleared with the component',
  'packages/widgets/src/motion/use-repeat.ts': 'moves a carousel on; cleared with the component',
  'packages/widgets/src/product-card/use-add-to-cart.ts': 'restores a button; cleared with the component',
};

it('no file of the product sets a timer by hand, but for what is listed with a reason', () => {
  expect(timersOfProduct(projectFolder).filter((file) => !(file in ALLOWED))).toEqual([]);
});

it('and nothing is listed any longer than it needs to be', () => {
  const found = new Set(timersOfProduct(projectFolder));
  expect(Object.keys(ALLOWED).filter((file) => !found.has(file))).toEqual([]);
});

it.each([
  'const timer = setTimeout(abort, 11_000);',
  'window.setInterval(look, 20);',
  "import { setTimeout as pause } from 'node:timers/promises';",
  'const later = setTimeout;',
])('%s sets a timer', (source) => {
  expect(setsTimer(source)).toBe(true);
});

it.each([
  'let timer: ReturnType<typeof setTimeout> | undefined;',
  '// React would setTimeout here.',
  'clearTimeout(timer);',
])('%s sets none', (source) => {
  expect(setsTimer(source)).toBe(false);
});
