import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentToken } from './apiToken.present';
import { deleteToken, listTokens } from './apiToken.repo';
import { addToken } from './apiToken.service';

/** Calls by which members of enterprises manage API tokens. */
export function apiTokenRoutes(app: App): void {
  route(app, 'auth/apiToken/list', async (_input, { db, member }) =>
    (await db.read((tx) => listTokens(tx, member.rid))).map(presentToken),
  );

  route(app, 'auth/apiToken/add', async (input, { db, member, now }) => {
    const { row, token } = await db.transaction((tx) => addToken(tx, member.rid, input, now()));
    return { ...presentToken(row), token };
  });

  route(app, 'auth/apiToken/del', async ({ rid }, { db, member, refuse }) => {
    if (!(await db.transaction((tx) => deleteToken(tx, member.rid, rid))))
      throw refuse('not_found', { noun: 'apiToken' });
    return null;
  });
}
