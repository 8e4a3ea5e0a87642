import { CommandError } from './portal';

/** Converts yuan such as 50 or 49.90 to fen, without floating-point arithmetic. */
export function fenOf(word: string): number {
  const [, yuan = '', fen = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(word) ?? [];
  if (yuan === '') throw new CommandError(`金额应为元，如 50 或 49.90：${word}`);
  return Number(yuan) * 100 + Number(fen.padEnd(2, '0'));
}
