import { brandText, plural } from '@stoa/messages';
import { PageLink } from '@stoa/ui';
import { type LetterGroup, OTHERS } from './brand-index.ts';
import './brands.css';

const anchorOf = (letter: string) => `brands-${letter === OTHERS ? 'others' : letter.toLowerCase()}`;
const nameOf = (letter: string) => (letter === OTHERS ? brandText.others() : letter);

interface BrandsPageProps {
  readonly letters: readonly LetterGroup[];
  /** Whether the brands could be read; where not, there may be some. */
  readonly success: boolean;
}

/** Shows all brands from A to Z, each leading to its products. ROUTE-003, OPEN-007 */
export function BrandsPage({ letters, success }: BrandsPageProps) {
  const filled = letters.filter(({ brands }) => brands.length > 0);
  return (
    <main id="content" className="page-width brands">
      <h1>{brandText.title()}</h1>
      {!success && <p role="alert">{brandText.failed()}</p>}
      {success && filled.length === 0 && <p>{brandText.none()}</p>}
      {filled.length > 0 && <Letters letters={letters} />}
      {filled.map((group) => (
        <Brands key={group.letter} group={group} />
      ))}
    </main>
  );
}

/** Letters without a brand stand there too, but lead nowhere. */
function Letters({ letters }: { letters: readonly LetterGroup[] }) {
  return (
    <nav aria-label={brandText.letters()}>
      <ul className="brand-letters">
        {letters.map(({ letter, brands }) => (
          <li key={letter}>
            {brands.length > 0 ? (
              <a href={`#${anchorOf(letter)}`} className="brand-letter">
                {nameOf(letter)}
              </a>
            ) : (
              <span className="brand-letter" aria-hidden="true">
                {nameOf(letter)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Brands({ group: { letter, brands } }: { group: LetterGroup }) {
  const id = anchorOf(letter);
  return (
    <section aria-labelledby={id} className="brand-group">
      <h2 id={id}>{nameOf(letter)}</h2>
      <ul className="brand-list">
        {brands.map(({ name, products, to }) => (
          <li key={name}>
            <PageLink to={to} className="brand">
              <bdi>{name}</bdi>{' '}
              <span className="brand-count">
                {plural(products, brandText.oneProduct, brandText.products)}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
