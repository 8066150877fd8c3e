/** Up to this width the layout is the mobile one. CONST-025 */
const MOBILE = '(max-width: 767px)';
/** SEARCH-021, CONST-031 */
const DESKTOP_MS = 500;

/** How long the panel stays once the search box has lost the focus, in milliseconds. SEARCH-020, CONST-030 */
export const hideDelay = () => (matchMedia(MOBILE).matches ? 0 : DESKTOP_MS);
