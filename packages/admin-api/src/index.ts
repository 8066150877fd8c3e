export type { AdminRequest, SessionPort, Translator } from './context.ts';
export { type AdminApiOptions, registerAdminApi } from './rest/register.ts';
export { ADMIN_API, type AdminRoute, adminRoutes } from './rest/routes.ts';
