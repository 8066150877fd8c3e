import { notFound } from '../lib/contract.ts';

/** Whatever no other route answers. ROUTE-521 */
export function loader() {
  return notFound();
}
