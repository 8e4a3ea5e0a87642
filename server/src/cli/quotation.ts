import type { Data, Input } from '@portal/shared/contract';
import { defaultChoices, formatFen, quotationStateLabels } from '@portal/shared/rules';
import type { Command } from 'commander';
import { fenOf } from './amount';
import { CommandError, call, type Portal } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

type Row = Data<'staff/quotation/list'>['list'][number];
type Charge = NonNullable<Input<'staff/quotation/order'>['charges']>[number];
type Service = Input<'staff/quotation/requirement'>['items'][number];

/** A price of an order's item, which is named by its position, counted from 1. */
interface Price {
  readonly position: number;
  readonly unit_fen: number;
  readonly count?: number;
}

interface Terms {
  readonly until: string;
  readonly note: string;
}

/** Commands for quotations: list, show, quote an order or a requirement, withdraw. */
export function addQuotationCommands(program: Command, run: Run): void {
  program
    .command('quotations')
    .description('列出报价单，最新的在前')
    .option('--before <页码>', '上一页末尾给出的页码')
    .action(({ before }: { before?: string }) => run((portal) => list(portal, before)));
  const quotation = program.command('quotation').description('为订单或需求报价').helpCommand(false);
  quotation
    .command('show')
    .description('显示一份报价单')
    .argument('<报价单号>')
    .action((code: string) => run((portal) => show(portal, code)));
  withTerms(quotation.command('order'))
    .description('为订单报价：未写明的项目价格不变，附加费须重新写明')
    .argument('<订单号>')
    .option('--price <序号=单价[x数量]>', '第几个项目的单价与数量，可写多次，如 1=80x5', pricesOf, [])
    .option('--charge <名称=单价[x数量]>', '附加费，可写多次，如 加急费=50', chargesOf, [])
    .action((code: string, options: Terms & { price: Price[]; charge: Charge[] }) =>
      run((portal) => quoteOrder(portal, code, options)),
    );
  withTerms(quotation.command('requirement'))
    .description('为需求报价，按服务项目的默认选项')
    .argument('<需求编号>')
    .requiredOption(
      '--item <项目=单价[x数量]>',
      '服务项目的编号，可写多次，如 rietveld=200x5',
      servicesOf,
      [],
    )
    .action((code: string, { until, note, item }: Terms & { item: Service[] }) =>
      run(async (portal) => {
        const items = await Promise.all(item.map((one) => withDefaults(portal, one)));
        const input = { code, items, valid_until: until, note };
        return show(portal, (await call(portal, 'staff/quotation/requirement', input)).code);
      }),
    );
  quotation
    .command('withdraw')
    .description('撤回待答复的报价单')
    .argument('<报价单号>')
    .requiredOption('--reason <原因>', '客户看到的原因')
    .action((code: string, { reason }: { reason: string }) =>
      run(async (portal) => {
        await call(portal, 'staff/quotation/withdraw', { code, reason });
        return [`${code}　已撤回`];
      }),
    );
}

const withTerms = (command: Command): Command =>
  command
    .requiredOption('--until <日期>', '有效期（含当日），如 2026-12-31')
    .option('--note <说明>', '客户看到的说明', '');

/** Splits 名称=单价 or 名称=单价x数量. */
function pricedOf(word: string): { name: string; unit_fen: number; count?: number } {
  const [, name, price, count] = /^([^=]+)=([\d.]+)(?:x(\d{1,3}))?$/.exec(word) ?? [];
  if (name === undefined || price === undefined)
    throw new CommandError(`应为 名称=单价 或 名称=单价x数量：${word}`);
  return { name, unit_fen: fenOf(price), ...(count !== undefined && { count: Number(count) }) };
}

function pricesOf(word: string, before: readonly Price[]): Price[] {
  const { name, ...price } = pricedOf(word);
  if (!/^[1-9]\d{0,2}$/.test(name)) throw new CommandError(`应为项目的序号：${name}`);
  return [...before, { ...price, position: Number(name) }];
}

const chargesOf = (word: string, before: readonly Charge[]): Charge[] => [...before, pricedOf(word)];

function servicesOf(word: string, before: readonly Service[]): Service[] {
  const { name: device_rid, ...price } = pricedOf(word);
  return [...before, { ...price, device_rid }];
}

/** Adds the default options of the service, the first choice of each question with one answer. */
async function withDefaults(portal: Portal, service: Service): Promise<Service> {
  const { options } = await call(portal, 'open/web/device/detail', { rid: service.device_rid });
  return { ...service, options: defaultChoices(options) };
}

async function quoteOrder(
  portal: Portal,
  code: string,
  { until, note, price, charge }: Terms & { price: readonly Price[]; charge: Charge[] },
): Promise<string[]> {
  const { items } = await call(portal, 'staff/order/detail', { code });
  const prices = price.map(({ position, ...rest }) => {
    const item = items[position - 1];
    if (!item) throw new CommandError(`订单没有第 ${position} 个项目`);
    return { ...rest, rid: item.rid };
  });
  const input = { code, items: prices, charges: charge, valid_until: until, note };
  return show(portal, (await call(portal, 'staff/quotation/order', input)).code);
}

async function list(portal: Portal, before: string | undefined): Promise<string[]> {
  const { list: rows, next } = await call(
    portal,
    'staff/quotation/list',
    before === undefined ? {} : { before },
  );
  if (rows.length === 0) return ['没有报价单'];
  return [...rows.map(rowLine), ...(next === null ? [] : [`下一页：quotations --before ${next}`])];
}

type Shown = Pick<
  Row,
  'code' | 'revision' | 'state' | 'due_fen' | 'valid_until' | 'member' | 'target' | 'reason'
>;

function rowLine({ code, revision, state, due_fen, valid_until, member, target, reason }: Shown): string {
  const why = reason && `　${oneLine(reason)}`;
  return `${code}　第 ${revision} 版　${quotationStateLabels[state]}　${formatFen(due_fen)}　至 ${valid_until}　${member}　${target.code}${why}`;
}

async function show(portal: Portal, code: string): Promise<string[]> {
  const { lines, link, note, ...row } = await call(portal, 'staff/quotation/detail', { code });
  return [
    rowLine(row),
    ...lines.map(
      ({ name, count, unit, unit_fen, total_fen, option_text }) =>
        `项目　${name}　${count} ${unit}　单价 ${formatFen(unit_fen)}　${formatFen(total_fen)}　${option_text.join('；')}`,
    ),
    ...(note ? [`说明　${oneLine(note)}`] : []),
    ...(link === null ? [] : [`文件　${portal.url}${link}`]),
  ];
}
