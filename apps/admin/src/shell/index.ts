export { Broken } from './broken.tsx';
export { Frame } from './frame.tsx';
export { Plain } from './plain.tsx';
export { Root } from './root.tsx';
export { ScopeGate, ShopGate } from './shop-gate.tsx';
