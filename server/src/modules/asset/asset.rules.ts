import { type OwnedAccount, ownedAccounts, type TransferKind, transferKinds } from '@portal/shared/rules';
import { z } from 'zod';
import { dayEnd, dayStart } from '../../kit/time';

/** Days of a period, both included. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns the instants of a period in the lab's time zone: from the first one on, and before the second one. */
export const instantsOf = ({ from, to }: Days): { from?: Date; to?: Date } => ({
  ...(from !== undefined && { from: dayStart(from) }),
  ...(to !== undefined && { to: dayEnd(to) }),
});

/** What a signed link of an export downloads. */
export interface EntriesLink extends Days {
  readonly user_rid: string;
  readonly accounts: readonly OwnedAccount[];
  /** Only entries of these kinds of transfers; all of them when it is missing. */
  readonly kinds?: readonly TransferKind[] | undefined;
  readonly format: 'xlsx' | 'csv' | 'pdf';
}

/** Returns the key of a link, which is part of its URL. */
export const linkKey = ({
  user_rid,
  accounts,
  kinds = [],
  from = '',
  to = '',
  format,
}: EntriesLink): string => [user_rid, accounts.join('-'), from, to, format, kinds.join('-')].join('.');

const day = z.union([z.literal('').transform(() => undefined), z.iso.date()]);
const kindNames = Object.keys(transferKinds) as [TransferKind, ...TransferKind[]];
const parts = z.tuple([
  z.string(),
  z
    .string()
    .transform((list) => list.split('-'))
    .pipe(z.array(z.enum(ownedAccounts))),
  day,
  day,
  z.enum(['xlsx', 'csv', 'pdf']),
  z
    .string()
    .transform((list) => (list === '' ? undefined : list.split('-')))
    .pipe(z.array(z.enum(kindNames)).optional()),
]);

/** Returns what the key of a link says; undefined when it is malformed. */
export function linkOf(key: string): EntriesLink | undefined {
  const { data } = parts.safeParse(key.split('.'));
  if (!data) return undefined;
  const [user_rid, accounts, from, to, format, kinds] = data;
  return { user_rid, accounts, from, to, format, kinds };
}
