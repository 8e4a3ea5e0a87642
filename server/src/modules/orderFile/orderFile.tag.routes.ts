import type { App } from '../../deps';
import { route } from '../../http/route';
import { countTags } from './orderFile.tag.repo';
import { deleteOwnTag, putTags, renameOwnTag } from './orderFile.tag.service';

export function dataTagRoutes(app: App): void {
  route(app, 'auth/dataTag/list', (_input, { db, member }) =>
    db.read(async (tx) => ({ list: await countTags(tx, member.rid) })),
  );

  route(app, 'auth/dataTag/put', async (input, { db, member }) => {
    await db.transaction((tx) => putTags(tx, member.rid, input));
    return null;
  });

  route(app, 'auth/dataTag/rename', async (input, { db, member }) => {
    await db.transaction((tx) => renameOwnTag(tx, member.rid, input));
    return null;
  });

  route(app, 'auth/dataTag/del', async (input, { db, member }) => {
    await db.transaction((tx) => deleteOwnTag(tx, member.rid, input));
    return null;
  });
}
