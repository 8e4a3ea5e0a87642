import { type Scenarios, work } from './scene';

let numbers = 0;

/** Imports a line of the bank's account of this amount; returns its code. */
export async function bankLine(amount_fen = 5000): Promise<string> {
  const serial = `REFUSED${String(numbers++).padStart(4, '0')}`;
  const line = { day: '2026-11-18', amount_fen, payer: '', account: '', remark: '', serial, ordinal: 0 };
  return (await work('staff/bankLine/add', { lines: [line] })).data.list[0]?.code ?? '';
}

const reason = '存款利息';

export const bankLineRefusals = {
  'staff/bankLine/setAside': {
    not_found: () => work('staff/bankLine/setAside', { code: 'none', reason }),
    bank_line_refused: async () => {
      const code = await bankLine();
      await work('staff/bankLine/setAside', { code, reason });
      return work('staff/bankLine/setAside', { code, reason });
    },
  },
  'staff/bankLine/reopen': {
    not_found: () => work('staff/bankLine/reopen', { code: 'none' }),
    bank_line_refused: async () => work('staff/bankLine/reopen', { code: await bankLine() }),
  },
} satisfies Partial<Scenarios>;
