export {
  type Acceptance,
  type Accepted,
  acceptInvitation,
  type OpenInvitation,
  readInvitation,
  removeOldInvitations,
} from './accept-invitation.ts';
export { endSessionsOf } from './end-sessions-of.ts';
export { INVITATION_SECONDS, invitationLink } from './invitation-links.ts';
export {
  type InvitationAgain,
  inviteByLink,
  invitePerson,
  type NewInvitation,
  type PrintedInvitation,
  sendInvitationAgain,
  withdrawInvitation,
} from './invite-person.ts';
export { type ListedInvitation, listPeople, type People, type Person } from './list-people.ts';
export { requestStaffReset, type StaffResetRequest, sendStaffResetMail } from './request-staff-reset.ts';
export { staffResetMailKind } from './reset-mail-kind.ts';
export {
  readStaffReset,
  removeOldStaffResets,
  resetStaffPassword,
  type StaffPasswordReset,
} from './reset-staff-password.ts';
