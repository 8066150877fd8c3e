import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { bringParts } from './lib/lazy-part.tsx';
import { guardChunks } from './shell/chunk-reload.ts';

guardChunks();

if (await bringParts(document)) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
