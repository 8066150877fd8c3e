import { playerAddress, readVideo } from '@stoa/domain';
import { productPartText } from '@stoa/messages';
import { Icon, Picture, type PictureSource } from '@stoa/ui';
import { useEffect, useRef, useState } from 'react';

interface FilmProps {
  /** Its page at the provider, where it is seen without scripts. */
  readonly url: string;
  readonly poster: PictureSource;
  readonly name: string;
  readonly sizes: string;
  /** A film that is out of sight stops. */
  readonly isShown: boolean;
}

/**
 * Shows a film behind its poster. Nothing is loaded from the provider until the film is played; then the provider's
 * player takes the poster's place. PDP-014
 */
export function Film({ url, poster, name, sizes, isShown }: FilmProps) {
  const [plays, setPlays] = useState(false);
  const film = readVideo(url);
  if (plays && !isShown) setPlays(false);
  if (plays && isShown && film) return <Player address={playerAddress(film)} name={name} />;
  return (
    <a
      href={url}
      className="gallery-open gallery-film"
      tabIndex={isShown ? undefined : -1}
      onClick={(event) => {
        // A click with a modifier key opens the provider's page as usual.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setPlays(true);
      }}
    >
      <Picture picture={poster} sizes={sizes} alt={poster.alt || productPartText.film({ name })} />
      <span className="gallery-play">
        <Icon name="play" size={34} />
      </span>
      <span className="visually-hidden">{productPartText.playFilm()}</span>
    </a>
  );
}

/** Takes the focus, because it replaces the pressed button. */
function Player({ address, name }: { address: string; name: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={address}
      title={productPartText.film({ name })}
      className="gallery-player"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
