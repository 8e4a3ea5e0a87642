import type { App } from '../../deps';
import { route } from '../../http/route';
import { acceptedType, anyType } from './fileType.rules';
import {
  abortUpload,
  finishUpload,
  listUploads,
  startUpload,
  storePart,
  uploadState,
} from './resumableUpload.service';

/** Members' and staff's uploads in parts. Staff may add files of any type, as `staff/order/file` allows. */
export function resumableUploadRoutes(app: App): void {
  route(app, 'auth/upload/list', (_, { db, member }) => db.read((tx) => listUploads(tx, member.rid)));
  for (const who of ['auth', 'staff'] as const) {
    route(app, `${who}/upload/start`, (input, context) => startUpload(context, context.member.rid, input));
    route(app, `${who}/upload/state`, (input, { db, member }) =>
      db.read((tx) => uploadState(tx, member.rid, input)),
    );
    route(app, `${who}/upload/part`, (input, context) =>
      storePart(context, context.member.rid, input, context.file),
    );
    route(app, `${who}/upload/finish`, (input, context) =>
      finishUpload(context, context.member.rid, input, who === 'auth' ? acceptedType : anyType),
    );
    route(app, `${who}/upload/abort`, (input, context) => abortUpload(context, context.member.rid, input));
  }
}
