import { Icon, SmartLink } from '@stoa/ui';
import type { AssurancesSettings } from './schema.ts';

/** Shows in a strip what a shop promises, each with a sign. */
export function Assurances({ settings }: { settings: AssurancesSettings }) {
  return (
    <ul className="page-width assurances">
      {settings.items.map(({ icon, title, text, link }) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <p>
            <strong>{link ? <SmartLink to={link}>{title}</SmartLink> : title}</strong>
            {text && <span>{text}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
