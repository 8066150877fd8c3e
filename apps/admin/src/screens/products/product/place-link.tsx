import { Anchor } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { goToPlace, idOfPlace, type PlaceOnPage } from './places.ts';
import classes from './product.module.css';

interface PlaceLinkProps {
  readonly at: PlaceOnPage;
  readonly children: ReactNode;
}

/** A link to a part of this page, which takes the focus along; the address stays, and with it the place in the history. */
export function PlaceLink({ at, children }: PlaceLinkProps) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    goToPlace(at);
  };
  return (
    <Anchor href={`#${idOfPlace(at)}`} onClick={go} className={classes.placeLink ?? ''}>
      {children}
    </Anchor>
  );
}
