import type { DataShare } from '@portal/shared/contract';
import type { DataShareState } from '@portal/shared/rules';
import type { DataShareRow, OpeningRow } from './dataShare.repo';

/** Returns whether a link can be opened, or how it has ended. */
export function stateOf({ expires, revoked }: DataShareRow, now: Date): DataShareState {
  if (revoked) return 'revoked';
  return expires > now ? 'open' : 'ended';
}

/** Presents a link with what was done with it. */
export function presentDataShare(share: DataShareRow, openings: readonly OpeningRow[], now: Date): DataShare {
  const { code, name, from, created, expires, revoked, password_hash, files, views } = share;
  const own = openings.filter(({ share_rid }) => share_rid === share.rid);
  const total = (rows: readonly OpeningRow[]) => rows.reduce((sum, { count }) => sum + count, 0);
  return {
    code,
    name,
    from,
    state: stateOf(share, now),
    created: created.toISOString(),
    expires: expires.toISOString(),
    revoked: revoked?.toISOString() ?? null,
    password: password_hash !== null,
    views,
    files: files.length,
    opened: total(own.filter(({ act }) => act === 'open')),
    downloaded: total(own.filter(({ act }) => act === 'file' || act === 'zip')),
  };
}
