import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { invoicing, paidStatement, prepaid } from '../../../testing/invoices';
import { lab } from '../../../testing/orders';
import { anotherProcess, testApp } from '../../../testing/testApp';
import { Refusal } from '../../http/error';
import { payOwnStatement } from '../statement/statement.pay.service';
import { owedOf } from '../statement/statement.service';
import { addInvoiceApply } from './invoiceApply.service';

const refusalOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.id;
  throw error;
};

describeOnPostgres('invoices of prepayments with several processes', () => {
  test('200 requests and payments of one balance at once: nothing is invoiced twice', async () => {
    const t = await testApp({ database: 'postgres' });
    const other = await anotherProcess(t);
    const desk = await lab(t);
    const who = await member(t.db);
    const { token } = who;
    const { invoice_rid } = await invoicing(t, desk, who);
    const prestores = [await prepaid(t, desk, who, 6_000), await prepaid(t, desk, who, 5_000)];
    const statements = [await paidStatement(t, desk, who, 0), await paidStatement(t, desk, who, 0)];
    const act = async (index: number) => {
      const app = index % 2 === 0 ? t : other;
      // Not by the call, of which a member may make sixty an hour.
      const ask = (
        parts: readonly { statement_rid: string; amount_fen: number }[],
        prestores: readonly { prestore_rid: string; amount_fen: number }[],
      ) => {
        const wanted = { type: 1, invoice_rid, note: '', email: '' } as const;
        const covered = { parts: [...parts], prestores: [...prestores] };
        const by = { user_rid: who.rid, at: t.clock.now() };
        return app.db
          .transaction((tx) => addInvoiceApply(tx, { ...wanted, ...covered }, by))
          .then(() => 'done', refusalOf);
      };
      const prestore_rid = prestores[Math.floor(index / 3) % 2]?.rid ?? '';
      const statement_rid = statements[Math.floor(index / 3) % 2]?.rid ?? '';
      if (index % 3 === 0) return ask([], [{ prestore_rid, amount_fen: 170 }]);
      if (index % 3 === 1) return ask([{ statement_rid, amount_fen: 130 }], []);
      return app.db
        .transaction(async (tx) => {
          const seen = await owedOf(tx, { rid: statement_rid });
          const by = { user_rid: who.rid, at: t.clock.now() };
          return payOwnStatement(tx, { rid: statement_rid, amount_fen: 150, seen }, by);
        })
        .then(() => 'done', refusalOf);
    };
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => act(index)));
    expect(answers).toContain('done');
    const lots = (await t.call('auth/asset/prestoreHistory', {}, { token })).data.list;
    const bills = (await t.call('auth/asset/invoiceHistory', {}, { token })).data.list;
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
    for (const { amount_fen, invoiced_fen, open_fen } of lots) {
      expect(open_fen).toBeGreaterThanOrEqual(0);
      expect(invoiced_fen + open_fen).toBeLessThanOrEqual(amount_fen);
    }
    for (const { open_fen, invoiced_fen, invoiced_cash_fen, total_fen } of bills) {
      expect(open_fen).toBe(total_fen - invoiced_fen - invoiced_cash_fen);
      expect(open_fen).toBeGreaterThanOrEqual(0);
    }
    const { cash_fen } = (await t.call('auth/web/asset/init', {}, { token })).data;
    const left = sum(lots.map((one) => one.invoiced_fen)) - sum(bills.map((one) => one.invoiced_cash_fen));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + sum(lots.map((one) => one.open_fen))).toBeLessThanOrEqual(cash_fen);
    expect(sum(lots.map((one) => one.invoiced_fen))).toBeGreaterThan(0);
  });
});
