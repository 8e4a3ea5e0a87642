import type { App } from '../../deps';
import { route } from '../../http/route';
import { keepPicture, keepUpload } from './upload.service';

export function uploadRoutes(app: App): void {
  const keysItself = { ownKey: true } as const;
  route(
    app,
    'auth/upload4file',
    (_, context) => keepUpload(context, context.member.rid, context.file),
    keysItself,
  );
  route(
    app,
    'auth/upload4pic',
    (_, context) => keepPicture(context, context.member.rid, context.file),
    keysItself,
  );
}
