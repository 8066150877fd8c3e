import { ActionIcon, Button, Progress } from '@mantine/core';
import { adminPicturesText as text } from '@stoa/messages';
import { IconAlertTriangle, IconPhotoUp, IconX } from '@tabler/icons-react';
import classes from './pictures.module.css';
import type { Upload } from './uploads.ts';
import type { UploadQueue } from './use-uploads.ts';

/** What is on its way, with how far each is; what was not taken, with its reason. ADM-135 */
export function UploadList({ queue }: { readonly queue: UploadQueue }) {
  if (queue.entries.length === 0) return null;
  return (
    <ul aria-label={text.sending()} className={classes.uploads}>
      {queue.entries.map((upload) => (
        <Line key={upload.id} upload={upload} queue={queue} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly upload: Upload;
  readonly queue: UploadQueue;
}

function Line({ upload, queue }: LineProps) {
  const { id, state } = upload;
  const { name } = upload.file;
  const isFailed = state === 'failed';
  const Sign = isFailed ? IconAlertTriangle : IconPhotoUp;
  return (
    <li className={classes.upload} data-state={state}>
      <Sign size={18} aria-hidden className={classes.sign} />
      <div className={classes.about}>
        <span className={classes.name}>{name}</span>
        {isFailed ? <Fault upload={upload} queue={queue} /> : <Way upload={upload} />}
      </div>
      <ActionIcon
        aria-label={isFailed ? text.dismissOne({ name }) : text.cancelOne({ name })}
        onClick={() => queue.dismiss(id)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** Why a file was not taken, and another attempt where it may succeed. */
const Fault = ({ upload: { id, file, fault, mayRetry }, queue }: LineProps) => (
  <>
    <span className={classes.fault}>{fault}</span>
    {mayRetry && (
      <Button
        variant="default"
        size="compact-sm"
        className={classes.retry ?? ''}
        aria-label={text.retryOne({ name: file.name })}
        onClick={() => queue.retry(id)}
      >
        {text.retry()}
      </Button>
    )}
  </>
);

/** How far a file is. Once it has left, the server works on it for a moment. */
function Way({ upload }: { readonly upload: Upload }) {
  const said = wayOf(upload);
  return (
    <>
      <Progress.Root size="sm">
        <Progress.Section
          value={percentOf(upload)}
          aria-label={text.sendingOne({ name: upload.file.name })}
          aria-valuetext={said}
          animated={upload.share >= 1}
        />
      </Progress.Root>
      <span className={classes.quiet}>{said}</span>
    </>
  );
}

const percentOf = ({ share }: Upload): number => Math.floor(share * 100);

function wayOf(upload: Upload): string {
  if (upload.state === 'waiting') return text.waits();
  return upload.share < 1 ? text.percent({ percent: percentOf(upload) }) : text.prepares();
}
