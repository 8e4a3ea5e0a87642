import multipart from '@fastify/multipart';
import { reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { Refusal, refuse } from './error';

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

/** Enables multipart forms: one file of at most `limits.uploadBytes` and a few short text fields. */
export async function registerMultipart(app: App): Promise<void> {
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

/** Reads the whole form into memory; refuses other content types with unsupported_media. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw refuse('unsupported_media');
  try {
    return await readParts(request);
  } catch (error) {
    // The parser's error for an incomplete form has neither status nor code.
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
    throw refuse('malformed_body');
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    // Browsers send the line ends of form text as CRLF; members typed LF.
    if (part.type === 'field') fields[part.fieldname] = String(part.value).replaceAll('\r\n', '\n');
    else {
      const bytes = await part.toBuffer();
      if (part.fieldname !== 'file')
        throw refuse('invalid_input', { fields: { [part.fieldname]: reasons.unknownField } });
      file = { name: part.filename, mime: part.mimetype, bytes };
    }
  }
  return { fields, file };
}
