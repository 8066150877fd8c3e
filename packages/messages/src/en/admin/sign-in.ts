import { texts } from '../../texts.ts';

/** Signing in to the back office. */
export const adminSignInText = texts({
  title: 'Sign in',
  help: 'For those who work here. Customers sign in at their shop.',
  email: 'E-mail address',
  password: 'Password',
  signIn: 'Sign in',
  forgot: 'Forgot password?',
  codeTitle: 'Enter your code',
  codeHelp: 'Open your authenticator app, or use one of your recovery codes.',
  code: 'Code',
  goOn: 'Continue',
  back: 'Use another account',
  oneCodeLeft: 'You used a recovery code. 1 is left.',
  codesLeft: 'You used a recovery code. {n} are left.',
  noCodesLeft: 'You used your last recovery code.',
  codesLeftHelp: 'Each code signs in once. You can make new ones on the page of your account.',
  makeNew: 'Make new codes',
});
