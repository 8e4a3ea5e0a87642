import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ResumableUpload, Upload } from '@portal/shared/contract';
import { CommandError, call, fileSize, type Portal, sendForm } from './portal';

/** Pauses in milliseconds after each failure in a row, before the upload goes on at the first missing part. */
const pauses = [500, 2000, 8000, 20_000];

/**
 * Uploads a large file in parts. When the connection breaks, it asks which parts were stored and continues at the
 * missing ones; it gives up after as many failures in a row as there are pauses.
 */
export async function uploadInParts(
  portal: Portal,
  source: string,
  waits: readonly number[] = pauses,
): Promise<Upload> {
  const size = await fileSize(source);
  const started = await call(portal, 'staff/upload/start', { name: basename(source), size });
  const { rid } = started;
  let known: ResumableUpload = started;
  for (let failures = 0; known.stored.length < known.parts; ) {
    try {
      await sendMissing(portal, source, known);
      failures = 0;
    } catch (error) {
      const wait = waits[failures];
      if (!(error instanceof CommandError) || error.id !== 'unreachable' || wait === undefined) throw error;
      failures += 1;
      await pause(wait);
    }
    known = await call(portal, 'staff/upload/state', { rid }).catch(() => known);
  }
  return call(portal, 'staff/upload/finish', { rid });
}

async function sendMissing(
  portal: Portal,
  source: string,
  { rid, parts, part_bytes, stored }: ResumableUpload,
): Promise<void> {
  const file = await open(source);
  try {
    for (let number = 1; number <= parts; number++) {
      if (stored.includes(number)) continue;
      const bytes = Buffer.alloc(part_bytes);
      const { bytesRead } = await file.read(bytes, 0, part_bytes, (number - 1) * part_bytes);
      const part = { bytes: new Blob([bytes.subarray(0, bytesRead)]), name: basename(source) };
      await sendForm(portal, 'staff/upload/part', { rid, number: String(number) }, part);
    }
  } finally {
    await file.close();
  }
}
