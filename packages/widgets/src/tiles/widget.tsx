import { Picture, SmartLink } from '@stoa/ui';
import type { TilesSettings } from './schema.ts';

/** Shows places to go as pictures with their names. */
export function Tiles({ settings }: { settings: TilesSettings }) {
  return (
    <section className="page-width tiles">
      {settings.title && <h2>{settings.title}</h2>}
      <ul>
        {settings.tiles.map(({ label, link, picture }) => (
          <li key={link}>
            <SmartLink to={link} className="tile">
              <Picture picture={picture} sizes="(min-width: 768px) 13vw, 44vw" alt="" />
              <span>{label}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
