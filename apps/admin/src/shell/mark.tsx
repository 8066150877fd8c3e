import mark from './mark.svg';

/** The mark of the product: a stoa. Its name stands beside it or around it. */
export const Mark = ({ size = 28 }: { readonly size?: number }) => (
  <img src={mark} alt="" width={size} height={size} style={{ display: 'block' }} />
);
