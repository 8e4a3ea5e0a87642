import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { invoicing, nextInvoiceNumber, paidStatement } from '../../../testing/invoices';
import { fund } from '../../../testing/money';
import { lab } from '../../../testing/orders';
import { anotherProcess, testApp } from '../../../testing/testApp';
import { Refusal } from '../../http/error';
import { payOwnStatement } from '../statement/statement.pay.service';
import { refundStatement } from '../statement/statement.refund.service';
import { owedOf } from '../statement/statement.service';
import { addInvoiceApply } from './invoiceApply.service';

describeOnPostgres('invoices with several processes', () => {
  const start = async (paid_fen?: number) => {
    const t = await testApp({ database: 'postgres' });
    const other = await anotherProcess(t);
    const desk = await lab(t);
    const who = await member(t.db);
    const bill = await invoicing(t, desk, who);
    const statement = await paidStatement(t, desk, who, paid_fen);
    const dbOf = (index: number) => (index % 2 === 0 ? t : other).db;
    const ask = (index: number, amount_fen: number, statements = [statement.rid]) =>
      dbOf(index)
        .transaction((tx) =>
          addInvoiceApply(
            tx,
            {
              type: 1,
              invoice_rid: bill.invoice_rid,
              note: '',
              email: '',
              prestores: [],
              parts: statements.map((statement_rid) => ({ statement_rid, amount_fen })),
            },
            { user_rid: who.rid, at: t.clock.now() },
          ),
        )
        .then(() => 'done', refusalOf);
    const history = async () =>
      (await t.call('auth/asset/invoiceHistory', {}, { token: who.token })).data.list;
    return { t, other, desk, who, bill, statement, dbOf, ask, history };
  };
  const refusalOf = (error: unknown): string => {
    if (error instanceof Refusal) return error.id;
    throw error;
  };
  const times = <T>(count: number, act: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)));

  test('200 requests on one statement at once: as many as were paid or are owed, never more', async () => {
    const { ask, history } = await start(3_000);
    const answers = await times(200, (index) => ask(index, 70));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(85);
    expect(new Set(answers)).toEqual(new Set(['done', 'amount_invalid']));
    const [row] = await history();
    expect(row).toMatchObject({ paid_cash_fen: 3_000, invoiced_fen: 85 * 70, open_fen: 50 });
    expect(row?.applies).toHaveLength(85);
  });

  test('requests over two statements in either order do not wait for each other forever', async () => {
    const { t, desk, who, statement, ask, history } = await start(1_000);
    const second = await paidStatement(t, desk, who, 500);
    const both = [statement.rid, second.rid];
    const answers = await times(40, (index) => ask(index, 300, index % 4 < 2 ? both : [...both].reverse()));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(20);
    expect((await history()).map(({ invoiced_fen }) => invoiced_fen)).toEqual([6_000, 6_000]);
  });

  test('payments with bonus and requests at once never invoice what was paid with bonus', async () => {
    const { t, who, statement, dbOf, ask, history } = await start(0);
    await fund(t.db, who, statement.total_fen, 'bonus');
    const pay = (index: number) =>
      dbOf(index)
        .transaction(async (tx) => {
          const seen = await owedOf(tx, statement);
          return payOwnStatement(
            tx,
            { rid: statement.rid, amount_fen: 400, seen },
            { user_rid: who.rid, at: t.clock.now() },
          );
        })
        .then(() => 'done', refusalOf);
    await times(40, (index) => (index % 2 === 0 ? pay(index) : ask(index, 350)));
    const [row] = await history();
    expect(row?.open_fen).toBeGreaterThanOrEqual(0);
    expect(row?.open_fen).toBeLessThan(400);
    expect(row?.invoiced_fen).toBeGreaterThan(0);
  });

  test('refunds and requests at once never invoice more than stays paid', async () => {
    const { t, statement, dbOf, ask, history } = await start();
    const staff = await member(t.db, { role: 'staff' });
    const { total_fen } = statement;
    const part = Math.ceil(total_fen / 10);
    const refund = (index: number) =>
      dbOf(index)
        .transaction((tx) =>
          refundStatement(
            tx,
            { code: statement.code, amount_fen: part, reason: '重复' },
            { staff_rid: staff.rid, at: t.clock.now() },
          ),
        )
        .then(() => 'done', refusalOf);
    await times(24, (index) => (index % 3 === 0 ? refund(index) : ask(index, part)));
    const [row] = await history();
    expect(row?.open_fen).toBeGreaterThanOrEqual(0);
    expect(row?.open_fen).toBeLessThan(part);
    expect(row?.paid_cash_fen).toBeLessThan(total_fen);
  });

  test('an invoice that two members of staff issue at once is issued once, and its amount is freed once', async () => {
    const { t, other, desk, who, bill, statement, history } = await start(500);
    const { rid, code } = await bill.asked(statement.rid, 500);
    await t.call('staff/invoiceApply/take', { code }, { token: desk.token });
    await bill.addFile(code, 'pdf');
    const appOf = (index: number) => (index % 2 === 0 ? t : other);
    const { token } = desk;
    const issue = (path: 'issue' | 'redIssue') =>
      times(10, (index) =>
        appOf(index).call(`staff/invoiceApply/${path}`, { code, number: nextInvoiceNumber() }, { token }),
      );
    const done = (answers: { code: number }[]) => answers.filter((answer) => answer.code === 1);
    expect(done(await issue('issue'))).toHaveLength(1);
    await t.call('auth/invoiceApply/redLetter', { rid, reason: '税号有误' }, { token: who.token });
    await t.call('staff/invoiceApply/redConfirm', { code }, { token });
    await bill.addFile(code, 'pdf');
    expect(done(await issue('redIssue'))).toHaveLength(1);
    expect(await history()).toMatchObject([{ invoiced_fen: 0, open_fen: 6_000 }]);
  });
});
