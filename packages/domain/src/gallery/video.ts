/** A film at one of the two providers whose films a shop may show. */
export interface Video {
  readonly provider: 'youtube' | 'vimeo';
  readonly id: string;
}

const YOUTUBE_HOSTS = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
]);
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);

/** Reads the address of a film, as the providers give it for sharing or for embedding. PDP-015, OPEN-034 */
export function readVideo(address: string): Video | undefined {
  return URL.canParse(address) ? videoAt(new URL(address)) : undefined;
}

function videoAt(url: URL): Video | undefined {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return undefined;
  const [first = '', second = ''] = url.pathname.split('/').filter((part) => part !== '');
  if (url.host === 'youtu.be') return youtube(first);
  if (YOUTUBE_HOSTS.has(url.host)) {
    if (first === 'watch') return youtube(url.searchParams.get('v') ?? '');
    return first === 'embed' || first === 'shorts' ? youtube(second) : undefined;
  }
  if (!VIMEO_HOSTS.has(url.host)) return undefined;
  const id = first === 'video' ? second : first;
  return /^\d{1,15}$/.test(id) ? { provider: 'vimeo', id } : undefined;
}

const youtube = (id: string): Video | undefined =>
  /^[\w-]{11}$/.test(id) ? { provider: 'youtube', id } : undefined;

/** Returns the one address under which a film is kept: that of its page at the provider. */
export function videoAddress({ provider, id }: Video): string {
  return provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}

/** Returns the address of the provider's oEmbed JSON for a film (https://oembed.com). API-045 */
export function oembedAddress(film: Video): string {
  const asked = encodeURIComponent(videoAddress(film));
  return film.provider === 'youtube'
    ? `https://www.youtube.com/oembed?format=json&url=${asked}`
    : `https://vimeo.com/api/oembed.json?url=${asked}`;
}

/** The origins that a page may embed in an iframe to play a film. */
export const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** Returns the address of the provider's player in its variant without cookies. */
export function playerAddress({ provider, id }: Video): string {
  return provider === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
}
