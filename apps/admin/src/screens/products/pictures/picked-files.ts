import { MOST_PICTURE_BYTES } from '@stoa/admin-contract';
import { adminPicturesText } from '@stoa/messages';

/** What a dialog to choose files offers. Without HEIC: phones then send what everybody can read. */
export const OFFERED = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/tiff';

/** Why a file need not be sent at all; the server tells of the others. ADM-135 */
export function faultOfFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  const isOther = type !== '' && (!type.startsWith('image/') || type === 'image/svg+xml');
  if (isOther) return adminPicturesText.noPicture();
  return size > MOST_PICTURE_BYTES ? adminPicturesText.tooLarge() : undefined;
}

/** Whether something that is dragged or pasted has files. */
export const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Whether what is pasted there belongs into a text. */
export const isTextPlace = (place: EventTarget | null): boolean =>
  place instanceof Element && place.closest('input:not([type=file]), textarea, [contenteditable]') !== null;
