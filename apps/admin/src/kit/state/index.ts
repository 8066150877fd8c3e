export { NoPermission, NoSuchShop, NotFound } from './absent.tsx';
export { Empty, NothingMatches } from './empty.tsx';
export { Failed } from './failed.tsx';
export { Loaded } from './loaded.tsx';
export { Loading } from './loading.tsx';
export { LinkButton, StateScreen } from './state-screen.tsx';
