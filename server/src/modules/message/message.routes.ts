import type { Tx } from '../../db/client';
import type { Page } from '../../db/paged';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentMessage } from './message.present';
import { countUnread, findOlder, listMessages, listNewest, markRead } from './message.repo';
import { changeWays, noticeChoicesOf } from './noticeChoice.service';

export function messageRoutes(app: App): void {
  route(app, 'auth/message/list', ({ grouped, ...page }, { db, member }) =>
    db.read(async (tx) => {
      const list = grouped ? await groupedNotices(tx, member.rid, page) : await notices(tx, member.rid, page);
      return { ...list, unread: await countUnread(tx, member.rid) };
    }),
  );

  route(app, 'auth/message/read', (which, { db, member, now }) =>
    db.transaction(async (tx) => {
      await markRead(tx, member.rid, which, now());
      return { unread: await countUnread(tx, member.rid) };
    }),
  );

  route(app, 'auth/user/notice/list', (_input, { db, member }) =>
    db.read((tx) => noticeChoicesOf(tx, member.rid)),
  );

  route(app, 'auth/user/notice/edit', (input, { db, member, now }) =>
    db.transaction((tx) => changeWays(tx, member.rid, input, now())),
  );
}

async function notices(tx: Tx, user_rid: string, page: Page) {
  const { total, rows } = await listMessages(tx, user_rid, page);
  return { total, list: rows.map(presentMessage) };
}

/** Older notices that a row has at most. */
const mostOlder = 20;

/** One row for each order or requirement. */
async function groupedNotices(tx: Tx, user_rid: string, page: Page) {
  const { total, rows } = await listNewest(tx, user_rid, page);
  const older = await findOlder(tx, user_rid, rows, mostOlder);
  const list = rows.map((row) => ({
    ...presentMessage(row),
    older: (older.get(row.rid) ?? []).map(presentMessage),
  }));
  return { total, list };
}
