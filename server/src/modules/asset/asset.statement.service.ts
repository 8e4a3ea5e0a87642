import { limits } from '@portal/shared/rules';
import type { Db, Tx } from '../../db/client';
import { period } from '../ledger/ledger.balance.service';
import type { Owner } from '../ledger/ledger.rules';
import { pdfFont } from '../pdf/pdf.font.document';
import { findSettings } from '../setting/setting.repo';
import { findUser } from '../user/user.repo';
import { listEntries, type OwnEntry } from './asset.entry.service';
import { type EntriesLink, instantsOf } from './asset.rules';
import { type AccountFacts, drawAccountStatement, type StatementFacts } from './asset.statement.document';

/** Generates the account statement of a member and a period as PDF. */
export async function makeAccountStatement(db: Db, link: EntriesLink, now: Date): Promise<Buffer> {
  const facts = await db.transaction((tx) => statementFacts(tx, link, now));
  return drawAccountStatement(facts, await pdfFont());
}

async function statementFacts(
  tx: Tx,
  { user_rid, accounts, from = '', to = '' }: EntriesLink,
  made: Date,
): Promise<StatementFacts> {
  const user = await findUser(tx, user_rid);
  const { localInfo } = await findSettings(tx);
  const owner: Owner = { kind: 'member', rid: user_rid };
  const { from: start = new Date(0), to: end = made } = instantsOf({ from, to });
  const facts: AccountFacts[] = [];
  for (const account of accounts) {
    const page = { from: start, to: end, size: limits.statementEntries + 1 };
    const rows = await listEntries(tx, owner, [account], page);
    const total = await period(tx, { owner, kind: account }, start, end);
    facts.push({ account, ...total, ...listed(rows, total.opening) });
  }
  return {
    from,
    to,
    made,
    accounts: facts,
    provider: localInfo,
    member: { name: user?.name ?? '', company: user?.company ?? '', phone: user?.phone ?? '' },
  };
}

/** Returns the newest entries, in the order in which they happened, with the balance before the first of them. */
function listed(
  rows: readonly OwnEntry[],
  opening: number,
): Pick<AccountFacts, 'entries' | 'carried' | 'shortened'> {
  const entries = rows.slice(0, limits.statementEntries).reverse();
  const [first] = entries;
  const shortened = rows.length > entries.length;
  return { entries, shortened, carried: shortened && first ? first.balance - first.amount : opening };
}
