import type { Data, Input, Statement } from '@portal/shared/contract';
import {
  formatFen,
  formatInstant,
  paymentText,
  statementActTable,
  statementStateLabels,
} from '@portal/shared/rules';
import { type Command, Option } from 'commander';
import { fenOf } from './amount';
import { approvalLine } from './approval';
import { afterOption, queueLines } from './page';
import { CommandError, call, type Portal } from './portal';
import type { Run } from './program';

type Row = Data<'staff/statement/list'>['list'][number];
type Adjustments = NonNullable<Input<'staff/statement/add'>['adjustments']>;

const code = '<结算单号>';

/** `--adjust D20260102-000001=-50.00:原因`, once or several times. */
function adjustOption(): Option {
  return new Option('--adjust <订单号=±元:原因>', '调整一个订单的金额，可以重复')
    .default([])
    .argParser((word: string, before: Adjustments) => [...before, adjustmentOf(word)]);
}

function adjustmentOf(word: string): Adjustments[number] {
  const [, order = '', sign = '', yuan = '', reason = ''] =
    /^([\w-]+)=([+-]?)([\d.]+)[:：](.+)$/.exec(word) ?? [];
  if (reason === '')
    throw new CommandError(`调整应为 订单号=±元:原因，如 D20260102-000001=-50:未检出：${word}`);
  return { code: order, amount_fen: sign === '-' ? -fenOf(yuan) : fenOf(yuan), reason };
}

interface AddOptions {
  readonly adjust: Adjustments;
  readonly note?: string;
  readonly overQuestions?: boolean;
}

/** Bills orders at the prices of this moment. */
async function add(
  portal: Portal,
  codes: string[],
  { adjust: adjustments, note = '', overQuestions: over_questions = false }: AddOptions,
): Promise<string[]> {
  let total_fen = adjustments.reduce((sum, { amount_fen }) => sum + amount_fen, 0);
  for (const order of codes) total_fen += (await call(portal, 'staff/order/detail', { code: order })).due_fen;
  const input = { codes, adjustments, note, over_questions, seen: { total_fen } };
  const added = await call(portal, 'staff/statement/add', input);
  return detailLines(await call(portal, 'staff/statement/detail', { code: added.code }));
}

/** Commands for statements: list, show, bill orders, answer a dispute, refund. */
export function addStatementCommands(program: Command, run: Run): void {
  program
    .command('statements')
    .description('列出结算单，有异议的在前')
    .option('--invoiced-unpaid', '只列出已开票未付款的，等待最久的在前')
    .addOption(afterOption())
    .action((options: ListOptions) => run((portal) => list(portal, options)));
  const statement = program
    .command('statement')
    .description('出具、查看、答复结算单，退款')
    .helpCommand(false);
  statement
    .command('show')
    .description('查看一张结算单')
    .argument(code)
    .action((given: string) =>
      run(async (portal) => detailLines(await call(portal, 'staff/statement/detail', { code: given }))),
    );
  statement
    .command('add')
    .description('为同一客户已交付的订单出具结算单')
    .argument('<订单号...>')
    .addOption(adjustOption())
    .option('--note <备注>', '客户看到的说明')
    .option('--over-questions', '订单有尚未答复的数据疑问也出具')
    .action((codes: string[], options: AddOptions) => run((portal) => add(portal, codes, options)));
  statement
    .command('answer')
    .description('答复异议，重新开始核对期')
    .argument(code)
    .requiredOption('--note <答复>', '客户看到的答复')
    .addOption(adjustOption())
    .action((given: string, { adjust, note }: { adjust: Adjustments; note: string }) =>
      run(async (portal) => {
        await call(portal, 'staff/statement/answer', { code: given, adjustments: adjust, note });
        return detailLines(await call(portal, 'staff/statement/detail', { code: given }));
      }),
    );
  statement
    .command('refund')
    .description('把已付的款项退到客户的预存款')
    .argument(code)
    .argument('<元>', '退款金额', fenOf)
    .requiredOption('--reason <原因>', '客户看到的原因')
    .action((given: string, amount_fen: number, { reason }: { reason: string }) =>
      run(async (portal) => {
        const { paid_fen, approval } = await call(portal, 'staff/statement/refund', {
          code: given,
          amount_fen,
          reason,
        });
        if (approval !== null) return [approvalLine(approval)];
        return [`已退款 ${formatFen(amount_fen)}，已付余 ${formatFen(paid_fen)}`];
      }),
    );
}

interface ListOptions {
  readonly invoicedUnpaid?: boolean;
  readonly after?: string;
}

async function list(
  portal: Portal,
  { invoicedUnpaid: invoiced_unpaid = false, ...page }: ListOptions,
): Promise<string[]> {
  const input = { ...page, invoiced_unpaid };
  const { list: rows, ...rest } = await call(portal, 'staff/statement/list', input);
  if (rows.length === 0) return ['没有结算单'];
  const lines = rows.map((row) => `${rowLine(row)}${invoiced_unpaid ? sinceText(row) : ''}`);
  return [...lines, ...queueLines(rest, '张')];
}

const sinceText = ({ changed }: Row): string => `　待付自 ${formatInstant(changed)}`;

function rowLine({ code: given, state, member, orders, ...fen }: Omit<Row, 'changed'>): string {
  const invoiced = fen.invoiced_fen > 0 ? `　已申请开票 ${formatFen(fen.invoiced_fen)}` : '';
  const amounts = `合计 ${formatFen(fen.total_fen)}　已付 ${formatFen(fen.paid_fen)}　待付 ${formatFen(fen.owed_fen)}${invoiced}`;
  const codes = orders.map((order) => order.code).join(' ');
  return `${given}　${statementStateLabels[state]}　${amounts}　${member}　${codes}`;
}

/** Returns a statement, one line for each part. */
function detailLines(statement: Statement & { readonly member: string }): string[] {
  const { lines, payments, events, review_until } = statement;
  return [
    rowLine(statement),
    ...(review_until === null ? [] : [`核对　${formatInstant(review_until)} 自动确认`]),
    ...lines.map(
      ({ order_code, name, detail, amount_fen }) =>
        `明细　${order_code}　${name}　${formatFen(amount_fen)}${detail && `　${detail}`}`,
    ),
    ...payments.map(
      (one) => `付款　${formatInstant(one.at)}　${paymentText(one, payments)}　${formatFen(one.amount_fen)}`,
    ),
    ...events.map(
      ({ at, act, note }) =>
        `经过　${formatInstant(at)}　${statementActTable[act].label}${note && `　${note}`}`,
    ),
  ];
}
