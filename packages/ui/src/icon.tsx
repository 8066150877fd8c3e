/** Outlines on a 24 px grid, drawn in the colour of the text around them. */
const paths = {
  cart: 'M6 7h14l-1.6 8.2a2 2 0 0 1-2 1.6H9.3a2 2 0 0 1-2-1.7L5.6 3.8H3M9.5 20.5h.01M16.5 20.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  left: 'M14.5 5 8 12l6.5 7',
  right: 'M9.5 5 16 12l-6.5 7',
  down: 'M5 9l7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  play: 'M8 5.500v13l10.500-6.500z',
  check: 'M4.5 12.5 10 18 19.5 7',
  filter: 'M4 6h16M7 12h10M10 18h4',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7',
  truck:
    'M3 6.500h11v10H3zM14 10h4l3 3.200v3.300h-7M7 19a1.7 1.7 0 1 0 0-3.400A1.7 1.7 0 0 0 7 19ZM17.5 19a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.400Z',
  facebook:
    'M14 8.500h2.500V5H14c-2.5 0-4 1.7-4 4v2H7.500v3.500H10V21h3.500v-6.500h2.700l.5-3.500h-3.200V9.300c0-.5.2-.8.5-.8Z',
  twitter: 'M4 4l16 16M20 4 4 20',
  youtube:
    'M3.5 8c0-1.5 1-2.5 2.5-2.500h12c1.5 0 2.5 1 2.5 2.500v8c0 1.5-1 2.5-2.5 2.500H6c-1.5 0-2.5-1-2.5-2.500V8Zm7 1.200v5.600l4.7-2.8-4.7-2.800Z',
  instagram:
    'M8 3.500h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.500H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.500ZM12 15.700a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.400ZM17 7h.01',
  pinterest: 'M9.5 20.5 12 10.500M8.5 13c-1.7-3 0-7 4-7 3.5 0 5.5 2.8 4.5 6-.9 3-4.5 4.2-6 2',
  tiktok: 'M13.5 3.500v11.300a3.2 3.2 0 1 1-3.2-3.200M13.5 4c.5 2.7 2.3 4.3 5 4.5',
} as const;

export type IconName = keyof typeof paths;

/** Shows a picture for the eye only; whatever it stands beside or in says the same in words. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
