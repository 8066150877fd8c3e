import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** A red picture, of which a test makes a file. */
export const red = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });

/** A PNG that says to have so many pixels, and holds none. */
export function hollowPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const head = Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(10))), chunk('IEND')];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** What is sent for a picture and is none, or no whole one. */
export async function noPictures(): Promise<Readonly<Record<string, Buffer>>> {
  const jpeg = await red(400, 400).jpeg().toBuffer();
  return {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'a drawing with a script': Buffer.from(svg),
    'a drawing after its prolog': Buffer.from(`<?xml version="1.0"?>\n<!-- JFIF -->${svg}`),
    'a drawing that is packed': gzipSync(svg),
    'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a page that begins as a GIF does': Buffer.from('GIF89a/*<script>*/=1;alert(1)//</script>'),
    'a page that begins as a JPEG does': Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<html>')]),
    'a document': Buffer.from('%PDF-1.7\n'),
    'half a JPEG': jpeg.subarray(0, jpeg.byteLength / 2),
    'a PNG without its pixels': hollowPng(400, 400),
    'the beginning of a HEIC': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  };
}
