import { texts } from '../texts.ts';

export const shellText = texts({
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  offline: 'You are offline. What you entered is kept; try again once you are back.',
  menu: 'Menu',
  mainMenu: 'Main menu',
  allOf: 'All {label}',
  search: 'Search',
  searchLabel: 'Search products',
  searchPlaceholder: 'What are you looking for?',
  cart: 'Cart',
  cartWithOne: 'Cart, 1 item',
  cartWithMany: 'Cart, {n} items',
  account: 'Account',
  signIn: 'Sign in',
  signInOrRegister: 'Sign in / Register',
  myAccount: 'My Account',
  myOrders: 'My Orders',
  accountSettings: 'Account Settings',
  logout: 'Logout',
  contact: 'Contact',
  followUs: 'Follow us',
  opensInNewTab: '(opens in a new tab)',
  close: 'Close',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  required: 'required',
  emptyHome: 'There is nothing here yet. Please come back soon.',
});

/** What failed in a few words: as the title of a page, or where no page can say more. */
export const failureText = texts({
  notFound: 'Page not found',
  badRequest: 'Please check what you entered.',
  wrongMethod: 'This address does not take such requests.',
  internal: 'Internal Server Error',
  wentWrong: 'Something went wrong.',
});
