import { createHmac, timingSafeEqual } from 'node:crypto';
import { newRid } from '../../db/rid';

/** Lifetime of a link in seconds. */
const lifetime = 60;

/** What a link downloads: one file by its key, the same PDF shown in the browser to be printed, all data or all raw data of an order by the order's key, a member's own data by the member's key, entries of accounts by what `linkKey` says, orders by what `ordersKey` says, entries of a group by what `clusterEntriesKey` says, a statement or the receipt of a prepayment by its key, labels by what `labelKey` says, the label of a parcel by what `shippingLabelKey` says, or the prices of items of a plan by what `referenceKey` says. */
export type LinkKind =
  | 'file'
  | 'print'
  | 'zip'
  | 'rawZip'
  | 'export'
  | 'entries'
  | 'orders'
  | 'clusterEntries'
  | 'labels'
  | 'shippingLabel'
  | 'priceReference'
  | 'statement'
  | 'receipt';

/**
 * Returns a path that downloads a file or a zip for a minute without a token. Its `id` names this download, so that the page learns
 * when it begins (`http/downloadBegun.ts`).
 */
export function fileLink(secret: string, rid: string, now: Date, kind: LinkKind = 'file'): string {
  const exp = Math.floor(now.getTime() / 1000) + lifetime;
  return `/api/open/${kind}/${rid}?exp=${exp}&sig=${signature(secret, { kind, rid, exp })}&id=${newRid()}`;
}

/** A link as it was requested. */
interface RequestedLink {
  readonly kind: LinkKind;
  readonly rid: string;
  readonly exp: number;
  readonly sig: string;
}

/** Returns true when this portal signed the link and it has not expired. */
export function isLinkValid(secret: string, { kind, rid, exp, sig }: RequestedLink, now: Date): boolean {
  if (!Number.isSafeInteger(exp) || exp * 1000 <= now.getTime()) return false;
  const expected = Buffer.from(signature(secret, { kind, rid, exp }));
  const given = Buffer.from(sig);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signature(secret: string, { kind, rid, exp }: Omit<RequestedLink, 'sig'>): string {
  return createHmac('sha256', secret).update(`order ${kind}\n${rid}\n${exp}`).digest('base64url');
}
