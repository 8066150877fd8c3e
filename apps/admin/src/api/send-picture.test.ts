import { expect, it } from 'vitest';
import { sendPicture } from './send-picture.ts';

it('a picture that was given up before it left is not sent', async () => {
  const given = new Error('given up');
  const sent = sendPicture({
    shop: 'quay',
    file: new File([], 'jug.jpg'),
    onProgress: () => undefined,
    signal: AbortSignal.abort(given),
  });
  await expect(sent).rejects.toBe(given);
});
