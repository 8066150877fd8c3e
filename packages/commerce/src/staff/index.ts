export { requireScope } from '../kernel/require-scope.ts';
export { type AccountRequest, auditRequest } from './account-request.ts';
export {
  type AssignedRole,
  assignRole,
  isLimitedRightly,
  type RemovedRole,
  removeRole,
  requireCarriedSeller,
  shopRole,
} from './assign-role.ts';
export { beginStaffSession, requestOrigin, STAFF_SESSION_SECONDS } from './begin-session.ts';
export { changeStaffPassword, endResets, type StaffPasswordChange } from './change-staff-password.ts';
export { createStaff, type NewStaff } from './create-staff.ts';
export { findStaff } from './find-staff.ts';
export {
  endOtherStaffSessions,
  endStaffSession,
  type ListedStaffSession,
  listStaffSessions,
  type OwnSession,
} from './list-staff-sessions.ts';
export { readStaffActor, type StaffInShop } from './read-staff-actor.ts';
export { roleRecord } from './role-record.ts';
export { type StaffCredentials, type StaffSignedIn, signInStaff } from './sign-in-staff.ts';
export { readStaffAccount, renameStaff, type StaffAccount, type StaffRenaming } from './staff-account.ts';
export { staffNames } from './staff-names.ts';
export {
  readStaffSession,
  removeExpiredStaffSessions,
  type StaffIdentity,
  type StaffSession,
  signOutStaff,
} from './staff-session.ts';
export {
  beginTotp,
  confirmTotp,
  type NewRecoveryCodes,
  removeTotp,
  renewRecoveryCodes,
  type StaffCode,
  type TotpOffer,
  type TotpRemoval,
} from './totp.ts';
