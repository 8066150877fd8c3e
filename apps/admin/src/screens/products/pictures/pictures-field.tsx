import { VisuallyHidden } from '@mantine/core';
import { plural, adminPicturesText as text } from '@stoa/messages';
import { useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useField } from '../../../kit/form/index.ts';
import { moved } from '../../../kit/ordered-list/moved.ts';
import { tell } from '../../../kit/toast.tsx';
import { AddTile } from './add-tile.tsx';
import { keysOf, type Medium, MOST_MEDIA, nextWithoutText, withArrived } from './media.ts';
import { faultOfFile } from './picked-files.ts';
import { PictureGrid } from './picture-grid.tsx';
import classes from './pictures.module.css';
import { TextDialog } from './text-dialog.tsx';
import { UploadList } from './upload-list.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useUploads } from './use-uploads.ts';

/** The field that it is, in the form of a product and of a variation. */
const NAME = 'media';

/**
 * The pictures and films of a product: sent by choosing, dropping and pasting, put in order, described and removed. What
 * arrives is part of the form at once, and of the product when that is saved. ADM-032, ADM-034, ADM-135, ADM-137
 */
export function PicturesField() {
  const { value, onChange, ref, id, error } = useField(NAME, text.label());
  const { getValues } = useFormContext();
  const media: readonly Medium[] = Array.isArray(value) ? value : [];
  const faultId = useId();
  const [said, setSaid] = useState('');
  /** The key of the one whose text is written. Others arrive meanwhile, so its place may become another. */
  const [opened, setOpened] = useState<string>();
  /** The number of each picture that was sent from here, by its file. */
  const sent = useRef(new Map<string, number>()).current;

  const queue = useUploads({
    faultOf: (file, at) =>
      media.length + waitingIn(queue) + at < MOST_MEDIA
        ? faultOfFile(file)
        : text.tooMany({ most: MOST_MEDIA }),
    onArrived: ({ id: number, file: { name } }, file) => {
      // It may have changed since what is drawn.
      const present: readonly Medium[] = getValues(NAME);
      sent.set(file, number);
      const next = withArrived(present, file, sent);
      if (next === present) return tell(text.twice({ name }));
      onChange(next);
      setSaid(text.arrived({ name }));
    },
    onFailed: ({ file: { name } }, reason) => setSaid(text.failed({ name, reason })),
  });
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    setSaid(plural(files.length, text.startedOne, text.startedMany));
    queue.take(files);
  };
  const { over, handlers } = useFileDrop(take);

  const move = (from: number, to: number) => {
    onChange(moved(media, from, to));
    setSaid(text.moved({ n: to + 1, all: media.length }));
  };
  const remove = (at: number) => {
    onChange(media.toSpliced(at, 1));
    setSaid(text.removed());
  };
  const apply = (at: number, alt: string, next: boolean) => {
    const medium = media[at];
    if (medium === undefined) return;
    const described = media.with(at, { ...medium, alt });
    onChange(described);
    const following = next ? nextWithoutText(described, at) : -1;
    setOpened(keysOf(described)[following]);
  };
  const at = opened === undefined ? -1 : keysOf(media).indexOf(opened);
  const shown = media[at];
  const adding = (
    <AddTile
      id={id}
      buttonRef={ref}
      isAlone={media.length === 0}
      isOver={over}
      describedBy={error === undefined ? undefined : faultId}
      onFiles={take}
    />
  );
  return (
    <div className={classes.field} {...handlers}>
      {media.length === 0 ? (
        adding
      ) : (
        <PictureGrid
          label={text.label()}
          media={media}
          onOpen={setOpened}
          onMove={move}
          onRemove={remove}
          restId={id}
        >
          {media.length < MOST_MEDIA && <li className={classes.tile}>{adding}</li>}
        </PictureGrid>
      )}
      {error !== undefined && (
        <p id={faultId} className={classes.fault}>
          {error}
        </p>
      )}
      <UploadList queue={queue} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {shown !== undefined && (
        <TextDialog
          of={opened}
          medium={shown}
          at={at}
          all={media.length}
          hasNext={nextWithoutText(media, at) >= 0}
          onApply={(alt, next) => apply(at, alt, next)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

const waitingIn = ({ entries }: Pick<ReturnType<typeof useUploads>, 'entries'>): number =>
  entries.filter(({ state }) => state !== 'failed').length;
