export { requireScope } from '../kernel/require-scope.ts';
export { type AssignedRole, assignRole, removeRole } from './assign-role.ts';
export { createStaff, type NewStaff } from './create-staff.ts';
export { findStaff } from './find-staff.ts';
export { readStaffActor } from './read-staff-actor.ts';
export {
  STAFF_SESSION_SECONDS,
  type StaffCredentials,
  type StaffSignedIn,
  signInStaff,
} from './sign-in-staff.ts';
export {
  readStaffSession,
  removeExpiredStaffSessions,
  type StaffIdentity,
  signOutStaff,
} from './staff-session.ts';
