import { memberOf, memberRows, ordinalOf, timeOf } from './member.mjs';

async function fill(pool, count) {
  await pool.query(
    `INSERT INTO message (rid, user_rid, title, text, link, created, read)
     SELECT 'message' || i, 'user' || ${memberOf}, 'title', 'text', '/', ${timeOf},
       CASE WHEN (${ordinalOf}) % 50 > 0 THEN ${timeOf} END
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query('VACUUM ANALYZE message');
}

function reads(server) {
  return {
    "first page of a member's notices": (tx) => server.listMessages(tx, 'user0', { page: 1, size: 20 }),
    'last page of them': (tx) => server.listMessages(tx, 'user0', { page: memberRows / 20, size: 20 }),
    'number of unread notices': (tx) => server.countUnread(tx, 'user0'),
  };
}

/** So many notices of all members. */
export const notices = {
  code: "export { countUnread, listMessages } from './src/modules/message/message.repo';",
  fill,
  reads,
};
