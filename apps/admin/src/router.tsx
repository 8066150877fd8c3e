import type { Scope } from '@stoa/domain';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Loading, NotFound } from './kit/state/index.ts';
import { Start } from './screens/home/start.tsx';
import { SignedIn } from './session/index.ts';
import { Broken, Frame, Plain, Root, ScopeGate, ShopGate } from './shell/index.ts';

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
  scopedScreen(
    'orders',
    'orders:read',
    async () => (await import('./screens/orders/list/orders-screen.tsx')).OrdersScreen,
  ),
  scopedScreen(
    'orders/:order',
    'orders:read',
    async () => (await import('./screens/orders/order/order-screen.tsx')).OrderScreen,
  ),
  scopedScreen(
    'products',
    'catalog:read',
    async () => (await import('./screens/products/list/products-screen.tsx')).ProductsScreen,
  ),
  scopedScreen(
    'products/:product',
    'catalog:read',
    async () => (await import('./screens/products/product/product-screen.tsx')).ProductScreen,
  ),
  scopedScreen(
    'products/:product/variations',
    'catalog:read',
    async () => (await import('./screens/products/matrix/matrix-screen.tsx')).MatrixScreen,
  ),
  scopedScreen(
    'products/:product/attributes',
    'catalog:read',
    async () => (await import('./screens/products/attributes/attributes-screen.tsx')).AttributesScreen,
  ),
  scopedScreen(
    'products/:product/variations/:variation',
    'catalog:read',
    async () => (await import('./screens/products/variation/variation-screen.tsx')).VariationScreen,
  ),
  scopedScreen(
    'customers',
    'customers:read',
    async () => (await import('./screens/customers/list/customers-screen.tsx')).CustomersScreen,
  ),
  scopedScreen(
    'customers/:customer',
    'customers:read',
    async () => (await import('./screens/customers/customer/customer-screen.tsx')).CustomerScreen,
  ),
  scopedScreen(
    'customer-groups',
    'customers:read',
    async () => (await import('./screens/customer-groups/groups-screen.tsx')).GroupsScreen,
  ),
  scopedScreen(
    'customer-groups/:group',
    'customers:read',
    async () => (await import('./screens/customer-groups/group/group-screen.tsx')).GroupScreen,
  ),
  scopedScreen(
    'people',
    'staff:read',
    async () => (await import('./screens/people/people-screen.tsx')).PeopleScreen,
  ),
  scopedScreen(
    'audit',
    'staff:read',
    async () => (await import('./screens/audit/audit-screen.tsx')).AuditScreen,
  ),
];

/** What needs nobody to be signed in. */
const forAnybody: RouteObject[] = [
  screen('sign-in', async () => (await import('./screens/sign-in/sign-in-screen.tsx')).SignInScreen),
  screen(
    'forgot-password',
    async () => (await import('./screens/links/forgot-password-screen.tsx')).ForgotPasswordScreen,
  ),
  screen(
    'reset-password',
    async () => (await import('./screens/links/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  screen('invitation', async () => (await import('./screens/links/invitation-screen.tsx')).InvitationScreen),
];

/** What whoever is signed in sees, within the frame. */
const forPeople: RouteObject[] = [
  { index: true, element: <Start /> },
  screen('account', async () => (await import('./screens/account/account-screen.tsx')).AccountScreen),
  { path: ':shop', element: <ShopGate />, children: [...ofShop, { path: '*', element: <NotFound /> }] },
];

const routes: RouteObject[] = [
  {
    element: <Root />,
    hydrateFallbackElement: <Loading />,
    errorElement: <Broken />,
    children: [
      { element: <Plain />, children: [{ errorElement: <Broken />, children: forAnybody }] },
      {
        element: <SignedIn />,
        children: [{ element: <Frame />, children: [{ errorElement: <Broken />, children: forPeople }] }],
      },
    ],
  },
];

/** Makes the router of all addresses of the back office. */
export const makeRouter = () => createBrowserRouter(routes);
