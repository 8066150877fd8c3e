import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { preloadChunks } from './lib/lazy-chunk.tsx';
import { guardChunks } from './shell/chunk-reload.ts';

guardChunks();

/** Reports why a part was drawn anew, or left out because its script did not come, rather than that it was. */
const onRecoverableError = (error: unknown) => reportError((error instanceof Error && error.cause) || error);

if (await preloadChunks(document)) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onRecoverableError },
    );
  });
}
