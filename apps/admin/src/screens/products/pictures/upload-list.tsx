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
        <li key={upload.id} className={classes.upload} data-state={upload.state}>
          {upload.state === 'failed' ? (
            <IconAlertTriangle size={18} aria-hidden className={classes.sign} />
          ) : (
            <IconPhotoUp size={18} aria-hidden className={classes.sign} />
          )}
          <div className={classes.about}>
            <span className={classes.name}>{upload.file.name}</span>
            {upload.state === 'failed' ? (
              <span className={classes.fault}>{upload.fault}</span>
            ) : (
              <Way upload={upload} />
            )}
          </div>
          <Buttons upload={upload} queue={queue} />
        </li>
      ))}
    </ul>
  );
}

/** How far a file is. Once it has left, the server works on it for a moment. */
function Way({ upload: { file, state, share } }: { readonly upload: Upload }) {
  const percent = Math.floor(share * 100);
  const said = state === 'waiting' ? text.waits() : share < 1 ? text.percent({ percent }) : text.prepares();
  return (
    <>
      <Progress
        value={percent}
        size="sm"
        aria-label={text.sendingOne({ name: file.name })}
        aria-valuetext={said}
        animated={share >= 1}
      />
      <span className={classes.quiet}>{said}</span>
    </>
  );
}

interface ButtonsProps {
  readonly upload: Upload;
  readonly queue: UploadQueue;
}

function Buttons({ upload: { id, file, state, mayRetry }, queue }: ButtonsProps) {
  const isFailed = state === 'failed';
  const label = isFailed ? text.dismissOne({ name: file.name }) : text.cancelOne({ name: file.name });
  return (
    <div className={classes.buttons}>
      {isFailed && mayRetry && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={text.retryOne({ name: file.name })}
          onClick={() => queue.retry(id)}
        >
          {text.retry()}
        </Button>
      )}
      <ActionIcon aria-label={label} onClick={() => queue.dismiss(id)}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
