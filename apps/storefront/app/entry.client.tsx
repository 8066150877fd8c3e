import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { preloadChunks } from './lib/lazy-chunk.tsx';
import { guardChunks } from './shell/chunk-reload.ts';

guardChunks();

if (await preloadChunks(document)) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
