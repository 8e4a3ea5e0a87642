import type { App } from '../../deps';
import type { Context } from '../../http/context';
import { route } from '../../http/route';
import type { Limit } from '../limit/limit.repo';
import { countAttempt } from '../limit/limit.service';
import { anyType, judgedFile } from './fileType.rules';
import {
  abortUpload,
  finishUpload,
  listUploads,
  startUpload,
  storePart,
  uploadState,
} from './resumableUpload.service';
import { byteLimits, fileLimits } from './upload.limits';

/**
 * Members' and staff's uploads in parts. Staff may add files of any type, as `staff/order/file` allows, and as many as they
 * need.
 */
export function resumableUploadRoutes(app: App): void {
  route(app, 'auth/upload/list', (_, { db, member }) => db.read((tx) => listUploads(tx, member.rid)));
  for (const who of ['auth', 'staff'] as const) {
    const count = (context: Pick<Context, 'db' | 'now'>, limits: readonly Limit[]) =>
      who === 'auth' ? countAttempt(context.db, limits, context.now()) : undefined;
    route(app, `${who}/upload/start`, async (input, context) => {
      await count(context, fileLimits(context.member.rid));
      return startUpload(context, context.member.rid, input);
    });
    route(app, `${who}/upload/state`, (input, { db, member }) =>
      db.read((tx) => uploadState(tx, member.rid, input)),
    );
    route(app, `${who}/upload/part`, async (input, context) => {
      await count(context, byteLimits(context.member.rid, context.file.bytes.byteLength));
      return storePart(context, context.member.rid, input, context.file);
    });
    route(app, `${who}/upload/finish`, (input, context) =>
      finishUpload(context, context.member.rid, input, who === 'auth' ? judgedFile : ofAnyType),
    );
    route(app, `${who}/upload/abort`, (input, context) => abortUpload(context, context.member.rid, input));
  }
}

const ofAnyType = async (head: Uint8Array, name: string) => ({ type: await anyType(head, name) });
