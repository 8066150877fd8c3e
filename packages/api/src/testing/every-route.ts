import { restRoutes } from '../rest/index.ts';
import type { RestRoute } from '../rest/route.ts';
import type { Asked } from './every-operation.ts';
import { newYorkCheckout } from './every-operation.ts';
import type { Answer, TestClient } from './test-client.ts';

export interface RouteCall {
  readonly name: string;
  readonly route: RestRoute;
  /** What stands for `:id`, or the body of a POST. */
  readonly given: unknown;
  readonly send: (who: TestClient) => Promise<Answer>;
}

/**
 * Returns every route of the REST table, asked about the given things.
 * @throws Error for a route without a row, so that a new one can't be forgotten
 */
export function everyRoute(asked: Asked): RouteCall[] {
  const rows = rowsFor(asked);
  return restRoutes.map((route) => {
    const { method, path } = route;
    const name = `${method} ${path}`;
    if (!Object.hasOwn(rows, name)) throw new Error(`no sample for the route ${name}: add a row`);
    const given = rows[name];
    if (method === 'POST') return { name, route, given, send: (who) => who.post(path, given) };
    const filled = path.replace(':id', String(given ?? ''));
    return { name, route, given, send: (who) => who.get(filled) };
  });
}

/** For GET what stands for `:id`, for POST the body. */
function rowsFor({ product, category, order, item, login }: Asked): Readonly<Record<string, unknown>> {
  const { shipping_address: address } = newYorkCheckout;
  return {
    'GET /api/account/addresses': '',
    'GET /api/account/ordered-products': '',
    'GET /api/auth/logout': '',
    'GET /api/auth/user': '',
    'GET /api/cart': '',
    'GET /api/cart/count': '',
    'GET /api/categories': '',
    'GET /api/countries': '',
    'GET /api/orders': '',
    'GET /api/orders/:id': order,
    'GET /api/products/:id': product,
    'POST /api/account/addresses': { address },
    'POST /api/account/addresses/default': { _id: item ?? product },
    'POST /api/account/addresses/remove': { _id: item ?? product },
    'POST /api/account/confirm-email': {},
    'POST /api/account/password': { current_password: 'wrong', new_password: 'long enough' },
    'POST /api/account/settings': { first_name: 'Ada' },
    'POST /api/auth/login': login,
    'POST /api/auth/logout': {},
    'POST /api/auth/request-password-reset': { email: 'ada@example.com' },
    'POST /api/auth/reset-password': { token: 'unknown', password: 'long enough' },
    'POST /api/cart/add': { id: product, qty: 1 },
    'POST /api/cart/estimate-tax': { address },
    'POST /api/cart/remove': { item_id: item ?? product },
    'POST /api/cart/update': { products: [{ item_id: item ?? product, qty: 1 }] },
    'POST /api/checkout': { address },
    'POST /api/checkout/place-order': newYorkCheckout,
    'POST /api/orders/reorder': { _id: order },
    'POST /api/orders/track': { increment_id: '100001', email: 'ada@example.com' },
    'POST /api/pliable/search': { type: 'category', params: { slug: category } },
    'POST /api/products/search': { type: 'newest' },
    'POST /api/setting/configuration': { models: ['general.app.name', 'general.support_email'] },
  };
}
