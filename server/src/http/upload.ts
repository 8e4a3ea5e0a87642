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
  readonly file: UploadedFile | undefined;
}

/** Where the files of forms are until they are complete. */
export const incomingFolder = ({ env }: Pick<Deps, 'env'>): string => join(env.dataDir, 'incoming');

/** Enables multipart forms: one file of at most `limits.uploadBytes` and a few short text fields. */
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
  /** Maximum size of the file in bytes. */
  readonly fileBytes: number;
  /** Member or address that the forms in progress are counted by. */
  readonly origin: string;
}

/**
 * Reads the form and runs `work` with it. The file is written to the disk while it arrives and read into memory when it is
 * complete, so that slow clients hold no memory. Refuses other content types with unsupported_media.
 */
export async function withForm<Result>(
  { incoming: { folder, slots }, deps }: App,
  request: FastifyRequest,
  { fileBytes, origin }: FormLimits,
  work: (form: Form) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw refuse('unsupported_media');
  requireRoom(await deps.ports.disk.room(), Number(request.headers['content-length'] ?? fileBytes));
  const free = slots.take(origin);
  const path = join(folder, randomUUID());
  try {
    const { fields, file } = await readParts(request, { fileBytes, path }).catch(refuseBroken);
    if (!file) return await work({ fields, file });
    return await slots.load(async () => work({ fields, file: { ...file, bytes: await readFile(path) } }));
  } finally {
    await rm(path, { force: true });
    free();
  }
}

/** The parser's error for an incomplete form has neither status nor code; other errors are not the client's. */
function refuseBroken(error: unknown): never {
  if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
  if (isStorageFull(error)) throw error;
  throw refuse('malformed_body');
}

interface Target {
  readonly fileBytes: number;
  readonly path: string;
}

async function readParts(request: FastifyRequest, target: Target) {
  const fields: Record<string, string> = {};
  let file: Omit<UploadedFile, 'bytes'> | undefined;
  refuseHeadlessParts(request.raw);
  for await (const part of request.parts({ limits: { fileSize: target.fileBytes } })) {
    // Browsers send the line ends of form text as CRLF; members typed LF.
    if (part.type === 'field') fields[part.fieldname] = String(part.value).replaceAll('\r\n', '\n');
    else {
      await writePart(part, target);
      file = { name: part.filename, mime: part.mimetype };
    }
  }
  return { fields, file };
}

async function writePart({ file, fieldname }: MultipartFile, { fileBytes, path }: Target): Promise<void> {
  if (fieldname !== 'file') {
    file.resume();
    throw refuse('invalid_input', { fields: { [fieldname]: reasons.unknownField } });
  }
  try {
    await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } finally {
    if (file.truncated)
      // biome-ignore lint/correctness/noUnsafeFinally: the parser's own error does not name the field
      throw refuse('body_too_large', { fields: { file: reasons.fileTooLarge(fileBytes) } });
  }
}
