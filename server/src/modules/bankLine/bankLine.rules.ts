import type { Parsed } from '@portal/shared/contract';
import { comparable } from '@portal/shared/rules';

export type GivenLine = Parsed<'staff/bankLine/add'>['lines'][number];

/**
 * Returns what makes a line the same in another file: its serial number, with day and amount because vouchers are numbered anew each
 * day; without one what it says, and which one of several equal lines it is.
 */
export function lineKey({ day, amount_fen, payer, remark, serial, ordinal }: GivenLine): string {
  return serial === ''
    ? JSON.stringify([day, amount_fen, comparable(payer), comparable(remark), ordinal])
    : JSON.stringify([serial, day, amount_fen]);
}
