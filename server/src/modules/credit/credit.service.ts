import { isEnterprise, type Organization } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { type Balance, balance } from '../ledger/ledger.balance.service';
import type { AccountRef, Owner } from '../ledger/ledger.rules';
import { open, setLimit } from '../ledger/ledger.service';
import { findSettings } from '../setting/setting.repo';

/** Facts that determine a member's default limit. */
interface Member {
  readonly rid: string;
  readonly organization: Organization | null;
}

/** A credit account: `free_fen` = limit - used - reserved, never below zero. */
export interface Credit {
  readonly limit_fen: number;
  /** Amount owed for confirmed statements. */
  readonly used_fen: number;
  /** Amount reserved by orders that are not billed yet. */
  readonly reserved_fen: number;
  readonly free_fen: number;
}

const accountOf = (owner: Owner): AccountRef => ({ owner, kind: 'credit' });

/**
 * Opens a member's credit account with the default limit. Call it before the first hold on credit; an account that is
 * open keeps its limit. Members without certification get none, because they can't order.
 */
export async function openCredit(tx: Tx, member: Member): Promise<void> {
  if (member.organization === null) return;
  await open(tx, accountOf({ kind: 'member', rid: member.rid }), -(await defaultLimit(tx, member)) || 0);
}

/** Sets the credit limit of an owner. When more is used already, nothing is free until enough is repaid. */
export async function setCreditLimit(tx: Tx, owner: Owner, limit_fen: number): Promise<void> {
  await setLimit(tx, accountOf(owner), -limit_fen || 0);
}

/** Returns a member's credit; before the account is opened, with the limit that it will have. */
export async function readCredit(tx: Tx, member: Member): Promise<Credit> {
  const found = await balance(tx, accountOf({ kind: 'member', rid: member.rid }));
  if (found.opened || member.organization === null) return creditOf(found);
  const limit_fen = await defaultLimit(tx, member);
  return { limit_fen, used_fen: 0, reserved_fen: 0, free_fen: limit_fen };
}

async function defaultLimit(tx: Tx, { organization }: Member): Promise<number> {
  return isEnterprise(organization) ? 0 : (await findSettings(tx)).defaultCreditFen;
}

function creditOf({ balance: owed, held, available, agreed_floor, closed }: Balance): Credit {
  return {
    limit_fen: -(agreed_floor ?? 0) || 0,
    used_fen: -owed || 0,
    reserved_fen: held,
    free_fen: closed === null ? (available ?? 0) : 0,
  };
}
