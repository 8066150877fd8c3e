import { texts } from '../texts.ts';

export const errorPageText = texts({
  notFound: 'This page could not be found',
  notFoundHelp: 'The address may be old or mistyped. Search for what you need, or start at the beginning.',
  internal: '{status} - Internal Server Error',
  whoops: 'Whoops...',
  ourEnd:
    "Something went wrong on our end. Don't worry, it's not you - it's us. Please refresh this page or try again later.",
  continueShopping: 'Continue Shopping',
  errorPageFailed: 'An error occurred while showing the error page',
  toHome: 'To the home page',
  shopUnavailable: '{name} is temporarily unavailable. Please try back again soon.',
  shopNotFoundTitle: 'Shop not found',
  shopNotFound: "We can't seem to find {host}",
  contactSupport: 'Contact support',
  templateFailed: 'An error occurred while fetching the template.',
  noTemplate: 'No Template Found!!',
});
