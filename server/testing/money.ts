import type { Db } from '../src/db/client';
import { newRid } from '../src/db/rid';
import { balances } from '../src/modules/ledger/ledger.balance.service';
import { labOwner } from '../src/modules/ledger/ledger.rules';
import { setLimit, transfer } from '../src/modules/ledger/ledger.service';

interface OfMember {
  readonly rid: string;
}

const ownerOf = ({ rid }: OfMember) => ({ kind: 'member', rid }) as const;

/** When money was put in unless a test says otherwise. */
const start = new Date('2026-11-01T00:00:00Z');

/** Puts money into a member's account of cash, or of bonus. */
export async function fund(
  db: Db,
  who: OfMember,
  amount: number,
  kind: 'deposit' | 'bonus' = 'deposit',
  at = start,
) {
  const cause = { kind: 'test', rid: newRid() };
  const move = { id: `test:${cause.rid}`, kind, debit: labOwner, credit: ownerOf(who), amount, cause };
  await db.transaction((tx) => transfer(tx, [move], at));
}

/** Sets the credit limit of a member. */
export const setCredit = (db: Db, who: OfMember, limit: number): Promise<void> =>
  db.transaction((tx) => setLimit(tx, { owner: ownerOf(who), kind: 'credit' }, -limit));

/** Returns the posted balance and the reserved amount of a member's cash, bonus and credit. */
export async function moneyOf(db: Db, who: OfMember) {
  const found = await db.read((tx) => balances(tx, ownerOf(who)));
  const of = (kind: 'cash' | 'bonus' | 'credit') => {
    const one = found.get(kind);
    return { balance: one?.balance ?? 0, held: one?.held ?? 0 };
  };
  return { cash: of('cash'), bonus: of('bonus'), credit: of('credit') };
}
