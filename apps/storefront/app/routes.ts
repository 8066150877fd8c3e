import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The addresses of a shop, readable as the specification's. */
export default [
  index('routes/home.tsx'),
  route('login', 'routes/login.tsx'),
  route('logout', 'routes/logout.ts'),
  route('register', 'routes/register.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('age', 'routes/age.tsx'),
  route('search', 'routes/search.tsx'),
  route('brands', 'routes/brands.tsx'),
  route('listing-page/*', 'routes/listing-page.ts'),
  route('error', 'routes/error.tsx'),
  route('account', 'routes/account.tsx', [
    route('dashboard', 'routes/account-dashboard.tsx'),
    route('orders', 'routes/account-orders.tsx'),
    route('orders/:id', 'routes/account-order.tsx'),
    route('orders/:id/tracking', 'routes/account-order-tracking.tsx'),
    route('ordered-products', 'routes/account-ordered-products.tsx'),
    route('address-book', 'routes/account-address-book.tsx'),
    route('settings', 'routes/account-settings.tsx'),
    route('login-method', 'routes/account-login-method.tsx'),
  ]),
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/cart', 'routes/cart.tsx'),
  route('checkout/success', 'routes/checkout-success.tsx'),
  route('order/:id?/tracking', 'routes/order-tracking.tsx'),
  route('order/:id', 'routes/order.tsx'),
  route(':slug/*', 'routes/slug.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
