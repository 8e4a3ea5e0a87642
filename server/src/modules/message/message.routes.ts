import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentMessage } from './message.present';
import { countUnread, listMessages, markRead } from './message.repo';
import { changeWays, noticeChoicesOf } from './noticeChoice.service';

export function messageRoutes(app: App): void {
  route(app, 'auth/message/list', (paging, { db, member }) =>
    db.read(async (tx) => {
      const { total, rows } = await listMessages(tx, member.rid, paging);
      return { total, list: rows.map(presentMessage), unread: await countUnread(tx, member.rid) };
    }),
  );

  route(app, 'auth/message/read', async ({ rids }, { db, member, now }) => {
    await db.transaction((tx) => markRead(tx, member.rid, rids, now()));
    return null;
  });

  route(app, 'auth/user/notice/list', (_input, { db, member }) =>
    db.read((tx) => noticeChoicesOf(tx, member.rid)),
  );

  route(app, 'auth/user/notice/edit', (input, { db, member, now }) =>
    db.transaction((tx) => changeWays(tx, member.rid, input, now())),
  );
}
