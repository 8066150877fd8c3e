export type { AdminRequest, PicturePort, SessionPort, Translator } from './context.ts';
export { sessionCookie } from './openapi/security.ts';
export { type AdminApiOptions, registerAdminApi } from './rest/register.ts';
export { ADMIN_API, type AdminRoute, adminRoutes } from './rest/routes.ts';
