import { adminShellText } from '@stoa/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePlace } from './place.ts';
import classes from './screen.module.css';

/** The first screen leaves the focus where the browser puts it; those after it take it to their heading. */
let firstKey: string | undefined;

interface ScreenProps {
  /** What the screen is called: its heading, and the title of the document. */
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** `narrow` for forms and texts that are read, `wide` for lists. */
  readonly width?: 'narrow' | 'wide';
  readonly children?: ReactNode;
}

/** A screen: names the document, and takes the focus to its heading when one navigated to it. ADM-059 */
export function Screen({ title, description, actions, width = 'narrow', children }: ScreenProps) {
  const heading = useScreenHeading(title);
  return (
    <div className={classes.screen} data-width={width}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {description !== undefined && <p className={classes.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** Names the document by `title`; the heading that gets the returned reference takes the focus after navigating. */
export function useScreenHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { shopName } = usePlace();
  const { pathname, key } = useLocation();
  firstKey ??= key;

  useEffect(() => {
    document.title =
      shopName === undefined
        ? adminShellText.titleAlone({ screen: title })
        : adminShellText.title({ screen: title, shop: shopName });
  }, [title, shopName]);

  // Another address is another screen, though it be the same component.
  useEffect(() => {
    if (firstKey !== key) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
