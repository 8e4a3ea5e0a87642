import type { Data, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { findWaitingOf } from '../approval/approval.repo';
import { askedApprovals } from '../approval/approval.service';
import { findStatements } from '../statement/statement.repo';
import { transferApplyCodes } from '../transferApply/transferApply.repo';
import { memberLabels } from '../user/user.repo';
import { askedTarget } from './bankLine.match.service';
import { type ListedLine, presentBankLine } from './bankLine.present';
import { proposalsFor } from './bankLine.proposal.service';
import { type BankLineRow, listBankLines } from './bankLine.repo';
import { bankMatchAct } from './bankLine.service';

/** Candidates that a line is answered with. */
const shown = 10;

/** Returns a page of lines, with what the open ones can pay. */
export async function bankLinePage(
  tx: Tx,
  input: Parsed<'staff/bankLine/list'>,
): Promise<Data<'staff/bankLine/list'>> {
  const { rows, next, total } = await listBankLines(tx, input);
  const waiting = await findWaitingOf(tx, bankMatchAct);
  const asked = new Map(waiting.map(({ target, payload }) => [target, askedTarget(payload)]));
  const approvals = await askedApprovals(
    tx,
    bankMatchAct,
    rows.map(({ code }) => code),
  );
  const open = rows.filter(({ state, code }) => state === 'open' && !asked.has(code));
  const proposals = await proposalsFor(tx, open, new Set(asked.values()));
  const members = await memberLabels(tx, [
    ...new Set(
      [...proposals.values()].flatMap(({ candidates }) => candidates.map(({ target }) => target.user_rid)),
    ),
  ]);
  const listed = await listedLines(tx, rows);
  const list = listed.map((line) => {
    const { code } = line.row;
    const { candidates = [], proposed } = proposals.get(code) ?? {};
    return {
      ...presentBankLine(line),
      candidates: candidates.slice(0, shown).map(({ target: { user_rid, names: _, ...target }, ground }) => ({
        ...target,
        ground,
        member: members.get(user_rid) ?? '',
      })),
      fitting: candidates.length,
      proposed: proposed?.code ?? null,
      approval: approvals.get(code) ?? null,
      asked: asked.get(code) ?? '',
    };
  });
  return { next, total, list };
}

/** Returns lines with the codes of what they have paid and the names of who decided. */
export async function listedLines(tx: Tx, rows: readonly BankLineRow[]): Promise<ListedLine[]> {
  const transfers = await transferApplyCodes(
    tx,
    rows.flatMap(({ transfer_rid }) => transfer_rid ?? []),
  );
  const statements = await findStatements(
    tx,
    rows.flatMap(({ statement_rid }) => statement_rid ?? []),
  );
  const people = await memberLabels(
    tx,
    rows.flatMap(({ decided_by }) => decided_by ?? []),
  );
  return rows.map((row) => ({
    row,
    paid:
      transfers.get(row.transfer_rid ?? '') ??
      statements.find(({ rid }) => rid === row.statement_rid)?.code ??
      '',
    decided_by: people.get(row.decided_by ?? '') ?? '',
  }));
}
