/** Each has its outline in the storefront's `icons.css`. */
export type IconName =
  | 'cart'
  | 'user'
  | 'search'
  | 'menu'
  | 'close'
  | 'left'
  | 'right'
  | 'down'
  | 'plus'
  | 'minus'
  | 'play'
  | 'check'
  | 'filter'
  | 'trash'
  | 'truck'
  | 'mail'
  | 'returns'
  | 'card'
  | 'facebook'
  | 'twitter'
  | 'youtube'
  | 'instagram'
  | 'pinterest'
  | 'tiktok';

/** Shows a picture for the eye only; whatever it stands beside or in says the same in words. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className={`icon icon-${name}`} width={size} height={size} aria-hidden="true" focusable="false" />
  );
}
