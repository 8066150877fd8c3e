export { removeExpiredLinks } from './account-links.ts';
export {
  type AddressToSave,
  listAddresses,
  makeDefaultAddress,
  removeAddress,
  type SavedAddress,
  saveAddress,
} from './addresses.ts';
export { changePassword, type PasswordChange } from './change-password.ts';
export { createCustomer, FIRST_GROUP, type NewCustomer } from './create-customer.ts';
export type { CustomerScope } from './customer-scopes.ts';
export { removeExpiredSessions, signOut } from './end-session.ts';
export { customerGroupRow, GROUP_CODE, isGroup, knownGroups, lockToRemove } from './group-row.ts';
export {
  type CustomerGroup,
  createCustomerGroup,
  listCustomerGroups,
  renameCustomerGroup,
} from './groups.ts';
export { type CustomerRecord, readCustomer } from './read-customer.ts';
export { readSession, type VisitorSession } from './read-session.ts';
export { type Registration, registerCustomer } from './register-customer.ts';
export { rememberPage } from './remember-page.ts';
export { type ResetRequest, requestPasswordReset, sendResetMail } from './request-password-reset.ts';
export { resetMailKind } from './reset-mail-kind.ts';
export { type PasswordReset, resetPassword } from './reset-password.ts';
export { confirmOwnEmail, type ProfileChange, type SavedProfile, saveProfile } from './save-profile.ts';
export { type NewSession, SESSION_SECONDS } from './session-record.ts';
export { type Credentials, type InSession, type SignedIn, signIn } from './sign-in.ts';
export * from './staff/index.ts';
export {
  type CustomerSearch,
  type ListedCustomer,
  type ListedCustomers,
  searchCustomers,
} from './staff/list/search-customers.ts';
export { readCustomerForStaff, type StaffCustomer } from './staff/read-customer-for-staff.ts';
export { startSession } from './start-session.ts';
export { type OnConfirmed, verifyEmail } from './verify-email.ts';
export { requireCustomer, visitorOf } from './visitor.ts';
export { fullName, peopleOf, splitActor, type TellWho, type WhoDid } from './who-did.ts';
