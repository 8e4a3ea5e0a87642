import type { NoticeChoice } from '@portal/shared/contract';
import { isFixedWay, type NoticeKind, noticeKindNames, noticeWays, waysOf } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { changeChoice, listChoices } from './noticeChoice.repo';
import { removeLettersBy } from './outbox.repo';

/** Returns the ways of each kind of notice to a member. */
export async function noticeChoicesOf(tx: Tx, user_rid: string): Promise<NoticeChoice[]> {
  const rows = await listChoices(tx, user_rid);
  return noticeKindNames.map((kind) => ({
    kind,
    ...waysOf(
      kind,
      rows.find((row) => row.kind === kind),
    ),
  }));
}

interface ChangedWays {
  readonly kind: NoticeKind;
  readonly sms?: boolean | undefined;
  readonly mail?: boolean | undefined;
}

/** Switches ways of a kind of notice on or off, and drops the letters that wait for a way that is off now. */
export async function changeWays(
  tx: Tx,
  user_rid: string,
  { kind, ...given }: ChangedWays,
  changed: Date,
): Promise<NoticeChoice> {
  const off = noticeWays.filter((way) => given[way] === false);
  if (off.some((way) => isFixedWay(kind, way))) throw refuse('notice_required');
  const { sms, mail } = given;
  const ways = { ...(sms !== undefined && { sms }), ...(mail !== undefined && { mail }) };
  const chosen = await changeChoice(tx, { user_rid, kind, ways, usual: waysOf(kind, undefined), changed });
  for (const way of off) await removeLettersBy(tx, { user_rid, kind, way });
  return { kind, ...waysOf(kind, chosen) };
}
