import { texts } from '../../texts.ts';

/** The home of a shop in the back office, and the page of somebody without one. */
export const adminHomeText = texts({
  greeting: 'Hello, {name}',
  aboutShop: 'This shop',
  address: 'Address',
  kind: 'Kind',
  timeZone: 'Time zone',
  currency: 'Currency',
  oneSeller: 'For the things of one seller only',
  mayDo: 'What you may do here',
  mayDoHelp: 'Your role decides it. Whoever owns the shop can give you another one.',
  noShops: 'No shop yet',
  noShopsHelp:
    'You have no role in any shop. Whoever owns a shop can invite you at {email}; this page shows it as soon as you accept.',
  'area.catalog': 'Catalog',
  'area.content': 'Pages and content',
  'area.orders': 'Orders',
  'area.customers': 'Customers',
  'area.marketing': 'Marketing',
  'area.shop': 'The shop itself',
});
