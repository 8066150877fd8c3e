import { ageText } from '@stoa/messages';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Covers the page until the visitor confirms the age. It is in the page from the start and a plain form, so
 * it holds without scripts too. Refusing leaves the page covered. SHELL-010 to SHELL-014, OPEN-035
 */
export function AgeGate({ shopName, refused }: { shopName: string; refused: boolean }) {
  const { pathname, search } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div className="age-gate">
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby="age-title"
        aria-describedby="age-body"
        tabIndex={-1}
        className="age-gate-panel"
      >
        <h1 id="age-title">{ageText.title()}</h1>
        <p id="age-body" className="my-4">
          {refused ? ageText.refused() : ageText.body({ shop: shopName })}
        </p>
        <form method="post" action="/age" className="grid gap-3">
          <input type="hidden" name="return" value={pathname + search} />
          <button type="submit" name="answer" value="yes" className="button button-solid">
            {ageText.confirm()}
          </button>
          {refused ? (
            <a href="https://www.wikipedia.org/" rel="noreferrer" className="button button-transparent">
              {ageText.leave()}
            </a>
          ) : (
            <button type="submit" name="answer" value="no" className="button button-transparent">
              {ageText.refuse()}
            </button>
          )}
        </form>
      </div>
    </div>
  );
}
