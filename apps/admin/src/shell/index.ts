export { Broken } from './broken.tsx';
export { Frame } from './frame.tsx';
export { Root } from './root.tsx';
export { ScopeGate, ShopGate } from './shop-gate.tsx';
