import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.layer.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { makeQueryClient } from './api/index.ts';
import { colourSchemes } from './colour-scheme.ts';
import { styleNonce } from './kit/style-nonce.ts';
import { makeRouter } from './router.tsx';
import { cssVariables, theme } from './theme.ts';

const queryClient = makeQueryClient();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the back office.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colourSchemes}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        <RouterProvider router={makeRouter()} />
      </MantineProvider>
    </QueryClientProvider>
  </StrictMode>,
);
