import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { FastifyRequest } from 'fastify';
import { isStorageFull } from '../db/errorCode';
import type { App, Deps } from '../deps';
import { removeOld } from '../kit/oldFiles';
import { Refusal, refuse } from './error';
import { refuseHeadlessParts } from './partHeads';
import { requireRoom } from './room';
import { UploadSlots } from './uploadSlots';

declare module 'fastify' {
  interface FastifyInstance {
    readonly incoming: Incoming;
  }
}

/** The forms in progress, and the folder of their files. */
interface Incoming {
  readonly folder: string;
  readonly slots: UploadSlots;
}

/** An uploaded file. Name and type are the client's claim and not verified. */
export interface UploadedFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
}

/** Where the files of forms are until they are complete. */
export const incomingFolder = ({ env }: Pick<Deps, 'env'>): string => join(env.dataDir, 'incoming');

/** Enables multipart forms: one file of at most `limits.uploadBytes`, where a call says so several, and a few short text fields. */
export async function registerMultipart(app: App): Promise<void> {
  const folder = incomingFolder(app.deps);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeOld(folder);
  app.decorate('incoming', { folder, slots: new UploadSlots(app.deps.uploadLimits) });
  await app.register(multipart, {
    limits: {
      files: 1,
      fields: 20,
      fieldSize: 10_000,
      fieldNameSize: 100,
      fileSize: limits.uploadBytes,
      parts: 21,
    },
  });
}

interface FormLimits {
  /** Maximum size of a file in bytes. */
  readonly fileBytes: number;
  /** Maximum number of files. */
  readonly files: number;
  /** Member or address that the forms in progress are counted by. */
  readonly origin: string;
}

/**
 * Reads the form and runs `work` with it. Files are written to the disk while they arrive and read into memory when the form is
 * complete, so that slow clients hold no memory. Refuses other content types with unsupported_media.
 */
export async function withForm<Result>(
  { incoming: { folder, slots }, deps }: App,
  request: FastifyRequest,
  { origin, ...most }: FormLimits,
  work: (form: Form) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw refuse('unsupported_media');
  requireRoom(await deps.ports.disk.room(), Number(request.headers['content-length'] ?? most.fileBytes));
  const free = slots.take(origin);
  const paths = Array.from({ length: most.files }, () => join(folder, randomUUID()));
  try {
    const { fields, files } = await readParts(request, { ...most, paths }).catch(refuseBroken);
    if (files.length === 0) return await work({ fields, files: [] });
    return await slots.load(async () => work({ fields, files: await Promise.all(files.map(loaded)) }));
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
    free();
  }
}

/** The parser's error for an incomplete form has neither status nor code; other errors are not the client's. */
function refuseBroken(error: unknown): never {
  if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
  if (isStorageFull(error)) throw error;
  throw refuse('malformed_body');
}

interface Target extends Omit<FormLimits, 'origin'> {
  /** Where the files are written, one path for each. */
  readonly paths: readonly string[];
}

/** A file on the disk. */
interface WrittenFile extends Omit<UploadedFile, 'bytes'> {
  readonly path: string;
}

const loaded = async ({ path, ...file }: WrittenFile): Promise<UploadedFile> => ({
  ...file,
  bytes: await readFile(path),
});

async function readParts(request: FastifyRequest, { fileBytes, files: most, paths }: Target) {
  const fields: Record<string, string> = {};
  const files: WrittenFile[] = [];
  let room = Math.max(limits.uploadBytes, fileBytes);
  refuseHeadlessParts(request.raw);
  // One more file than the call takes is refused by name; of a call with one file the parser refuses it.
  const count = most > 1 ? most + 1 : 1;
  const parts = { fileSize: fileBytes, files: count, parts: 20 + count };
  for await (const part of request.parts({ limits: parts })) {
    // Browsers send the line ends of form text as CRLF; members typed LF.
    if (part.type === 'field') fields[part.fieldname] = String(part.value).replaceAll('\r\n', '\n');
    else {
      const path = placeOf(part, paths[files.length], most);
      await writePart(part, path, fileBytes);
      files.push({ name: part.filename, mime: part.mimetype, path });
      room -= part.file.bytesRead;
      if (room < 0)
        throw refuse('body_too_large', { fields: { file: reasons.filesTooLarge(limits.uploadBytes) } });
    }
  }
  return { fields, files };
}

/** Returns the path for a file; refuses another field, and more files than the call takes. */
function placeOf({ file, fieldname }: MultipartFile, path: string | undefined, most: number): string {
  if (fieldname === 'file' && path !== undefined) return path;
  file.resume();
  const reason = fieldname === 'file' ? reasons.tooManyFiles(most) : reasons.unknownField;
  throw refuse('invalid_input', { fields: { [fieldname]: reason } });
}

async function writePart({ file }: MultipartFile, path: string, fileBytes: number): Promise<void> {
  try {
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } finally {
    if (file.truncated)
      // biome-ignore lint/correctness/noUnsafeFinally: the parser's own error does not name the field
      throw refuse('body_too_large', { fields: { file: reasons.fileTooLarge(fileBytes) } });
  }
}
