import type { App } from '../../deps';
import { route } from '../../http/route';
import { keepPicture, keepUpload } from './upload.service';

export function uploadRoutes(app: App): void {
  route(app, 'auth/upload4file', (_input, context) => keepUpload(context, context.member.rid, context.file));
  route(app, 'auth/upload4pic', (_input, context) => keepPicture(context, context.member.rid, context.file));
}
