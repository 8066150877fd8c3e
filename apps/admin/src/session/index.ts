export { codesLeftText } from './codes-left.ts';
export { keepLastShop, lastShop } from './last-shop.ts';
export { type SignedInAs, SignInForm } from './sign-in-form.tsx';
export { SignedIn } from './signed-in.tsx';
export {
  beginSession,
  endSession,
  useSession,
  useSessionQuery,
  useWorkplace,
  WorkplaceContext,
} from './use-session.ts';
export { signInAddress, wayBack } from './way-back.ts';
