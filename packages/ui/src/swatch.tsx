const COLOR = /^#[0-9a-f]{3,8}$/i;

/** Shows the colour of an option as a dot; what is no colour is not drawn. */
export function Swatch({ color }: { color: string }) {
  if (!COLOR.test(color)) return null;
  return <span className="swatch" style={{ backgroundColor: color }} aria-hidden="true" />;
}
