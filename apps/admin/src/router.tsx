import type { Scope } from '@stoa/domain';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Loading, NotFound } from './kit/state/index.ts';
import { Start } from './screens/home/start.tsx';
import { SignedIn } from './session/index.ts';
import { Broken, Frame, Root, ScopeGate, ShopGate } from './shell/index.ts';

type Load = () => Promise<ComponentType>;

/** A screen whose code is loaded when it is opened. */
const screen = (path: string, load: Load): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  lazy: async () => ({ Component: await load() }),
});

/** A screen that takes a permission: without it nothing of it is drawn or loaded. ADM-014 */
export const scopedScreen = (path: string, scope: Scope, load: Load): RouteObject => ({
  path,
  element: <ScopeGate scope={scope} />,
  children: [screen('', load)],
});

/** The screens of a shop, below its code. Their entries of the navigation are in `shell/screens.ts`. */
const ofShop: RouteObject[] = [
  screen('', async () => (await import('./screens/home/home-screen.tsx')).HomeScreen),
];

const routes: RouteObject[] = [
  {
    element: <Root />,
    hydrateFallbackElement: <Loading />,
    errorElement: <Broken />,
    children: [
      {
        element: <SignedIn />,
        children: [
          {
            element: <Frame />,
            children: [
              {
                errorElement: <Broken />,
                children: [
                  { index: true, element: <Start /> },
                  {
                    path: ':shop',
                    element: <ShopGate />,
                    children: [...ofShop, { path: '*', element: <NotFound /> }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Makes the router of all addresses of the back office. */
export const makeRouter = () => createBrowserRouter(routes);
