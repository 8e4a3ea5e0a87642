import { amountMessage, fenOrZero } from '@portal/shared/rules';
import { CommandError } from './portal';

/** Converts yuan such as 50 or 1,049.90 to fen, as the portal's forms read it. */
export function fenOf(word: string): number {
  const fen = fenOrZero(word);
  if (fen === undefined) throw new CommandError(`金额应为元，如 50 或 49.90：${amountMessage('金额', word)}`);
  return fen;
}
