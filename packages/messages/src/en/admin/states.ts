import { texts } from '../../texts.ts';

/** What stands in the place of something that is not there: still loading, empty, failed, not allowed. */
export const adminStateText = texts({
  loading: 'Loading',
  failed: 'This could not be loaded.',
  unreachable: 'The server could not be reached. Check the connection and try again.',
  requestId: 'Request {id}',
  tryAgain: 'Try again',
  noPermission: 'You may not open this screen',
  noPermissionHelp:
    'It takes the permission “{scope}” ({code}). Whoever owns {shop} can give you a role that has it.',
  notFound: 'There is no such page',
  notFoundHelp: 'The address may be mistyped, or what stood here is gone.',
  noSuchShop: 'You do not work in a shop of this address',
  noSuchShopHelp: 'Choose one of your shops, or ask its owner to invite you.',
  toStart: 'To the start page',
  toHome: 'To the home of {shop}',
  broken: 'This screen has failed',
  brokenHelp: 'Nothing that was saved is lost. Load the page anew to go on.',
  reload: 'Load anew',
  nothingYet: 'Nothing here yet',
  nothingMatches: 'Nothing matches',
  nothingMatchesHelp: 'No entry has all that you asked for.',
  clearFilters: 'Clear filters',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not let it be copied. Select the text and copy it by hand.',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  close: 'Close',
  never: 'Never',
});
