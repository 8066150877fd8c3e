import { adminProductsText as text } from '@stoa/messages';

/** What is done to several products at once. */
export type ChangeKind = 'show' | 'hide' | 'archive' | 'bringBack';

type OfMany = readonly [one: () => string, many: (values: { n: string }) => string];

interface Change {
  /** What products are to be. */
  readonly wanted: { readonly visible?: boolean; readonly archived?: boolean };
  readonly label: () => string;
  /** The title of the question, and what its button says. */
  readonly title: OfMany;
  readonly help: () => string;
  /** What is said when it was done. */
  readonly done: OfMany;
  /** What takes it back. */
  readonly opposite: ChangeKind;
}

/** What each change is, and what it says before and after it is done, with the number of products. ADM-107 */
export const changeWords: Readonly<Record<ChangeKind, Change>> = {
  show: {
    wanted: { visible: true },
    label: text.show,
    title: [text.showOneTitle, text.showTitle],
    help: text.showHelp,
    done: [text.shownOne, text.shown],
    opposite: 'hide',
  },
  hide: {
    wanted: { visible: false },
    label: text.hide,
    title: [text.hideOneTitle, text.hideTitle],
    help: text.hideHelp,
    done: [text.hiddenOne, text.hiddenMany],
    opposite: 'show',
  },
  archive: {
    wanted: { archived: true },
    label: text.archive,
    title: [text.archiveOneTitle, text.archiveTitle],
    help: text.archiveHelp,
    done: [text.archivedOne, text.archivedMany],
    opposite: 'bringBack',
  },
  bringBack: {
    wanted: { archived: false },
    label: text.bringBack,
    title: [text.bringBackOneTitle, text.bringBackTitle],
    help: text.bringBackHelp,
    done: [text.backOne, text.back],
    opposite: 'archive',
  },
};
