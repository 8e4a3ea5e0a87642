import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentPicture } from './picture.present';
import { listPictures } from './picture.repo';
import { addPicture } from './picture.service';

export function pictureStaffRoutes(app: App): void {
  route(app, 'staff/picture/add', async (_input, context) =>
    presentPicture(await addPicture(context, context.member.rid, context.file)),
  );

  route(app, 'staff/picture/list', (page, { db }) =>
    db.read(async (tx) => {
      const { total, rows } = await listPictures(tx, page);
      return { total, list: rows.map(presentPicture) };
    }),
  );
}
