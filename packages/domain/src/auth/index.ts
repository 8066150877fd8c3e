export {
  type AccountStatus,
  accountStatuses,
  type CustomerApproval,
  type CustomerStatus,
  customerStatus,
  isVerifiedCustomer,
} from './customer.ts';
export { PASSWORD_LENGTH } from './password.ts';
export { safeRedirectTarget } from './redirect-target.ts';
export {
  guardRedirect,
  loginAddress,
  type PageAccess,
  type PageVisit,
  pageAfterLogin,
  pageToRemember,
  RETURN_KEY,
} from './remembered-page.ts';
export {
  isRole,
  type Reach,
  type Role,
  roles,
  roleTable,
  type Scope,
  scopes,
  scopesOf,
  shopRoles,
} from './roles.ts';
