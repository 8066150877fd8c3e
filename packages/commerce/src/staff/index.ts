export { type AssignedRole, assignRole, removeRole } from './assign-role.ts';
export { createStaff, type NewStaff } from './create-staff.ts';
export { findStaff } from './find-staff.ts';
export { readStaffActor } from './read-staff-actor.ts';
export { requireScope } from './require-scope.ts';
