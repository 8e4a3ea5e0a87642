import type { Data, InvoiceApply } from '@portal/shared/contract';
import {
  formatFen,
  formatInstant,
  type InvoiceApplyState,
  invoiceApplyActTable,
  invoiceApplyStateLabels,
  invoiceApplyStates,
  invoiceSlotNames,
  invoiceSlots,
  invoiceTypes,
} from '@portal/shared/rules';
import type { Command } from 'commander';
import { approvalLine } from './approval';
import { afterOption, queueLines } from './page';
import { CommandError, call, type Portal, upload } from './portal';
import { oneLine } from './print';
import type { Run } from './program';

type Detail = Data<'staff/invoiceApply/detail'>;

const code = '<申请单号>';
/** What staff have to do something about. */
const open: readonly InvoiceApplyState[] = ['waiting', 'issuing', 'red_applied', 'red_confirmed'];

/** Commands for requests for invoices: list, show, take, store files, issue, refuse, and red letters. */
export function addInvoiceCommands(program: Command, run: Run): void {
  program
    .command('invoices')
    .description('列出开票申请，等待最久的在前；默认只列出未办结的')
    .option('--state <状态>', '列出该状态的申请', stateOf)
    .addOption(afterOption())
    .action(({ state, ...page }: { state?: InvoiceApplyState; after?: string }) =>
      run((portal) => list(portal, state ? [state] : open, page)),
    );
  const invoice = program.command('invoice').description('开具、驳回、红冲发票').helpCommand(false);
  addReading(invoice, run);
  addIssuing(invoice, run);
  addRedLetter(invoice, run);
}

function addReading(invoice: Command, run: Run): void {
  invoice
    .command('show')
    .description('查看一个申请：抬头、金额、文件与经过')
    .argument(code)
    .action((given: string) => run((portal) => show(portal, given)));
  invoice
    .command('take')
    .description('受理：开始在税务平台开具，客户不能再修改')
    .argument(code)
    .action((given: string) =>
      run(async (portal) => {
        await call(portal, 'staff/invoiceApply/take', { code: given });
        return show(portal, given);
      }),
    );
  invoice
    .command('refuse')
    .description('驳回申请')
    .argument(code)
    .requiredOption('--reason <原因>', '客户看到的原因')
    .action((given: string, { reason }: { reason: string }) =>
      run(async (portal) => [line(await call(portal, 'staff/invoiceApply/refuse', { code: given, reason }))]),
    );
}

interface Files {
  readonly xml?: string;
  readonly ofd?: string;
  readonly pdf?: string;
}

/** Adds an option for the file of each format. */
function withFiles(command: Command): Command {
  return invoiceSlotNames.reduce(
    (one, slot) => one.option(`--${slot} <文件>`, `${invoiceSlots[slot]} 文件，原样保存`),
    command,
  );
}

async function storeFiles(portal: Portal, given: string, files: Files): Promise<void> {
  for (const slot of invoiceSlotNames) {
    const source = files[slot];
    if (source !== undefined) await upload(portal, 'staff/invoiceApply/file', { code: given, slot }, source);
  }
}

function addIssuing(invoice: Command, run: Run): void {
  withFiles(invoice.command('file').description('上传发票或红字发票的文件').argument(code)).action(
    (given: string, files: Files) =>
      run(async (portal) => {
        await storeFiles(portal, given, files);
        return show(portal, given);
      }),
  );
  for (const [name, path, description] of [
    ['issue', 'staff/invoiceApply/issue', '登记已开具的发票；电子专用发票须有三种文件，其他须有 PDF'],
    ['red-issue', 'staff/invoiceApply/redIssue', '登记已开具的红字发票，金额可重新开票'],
  ] as const)
    withFiles(invoice.command(name).description(description).argument(code))
      .argument('<发票号码>')
      .action((given: string, number: string, files: Files) =>
        run(async (portal) => {
          await storeFiles(portal, given, files);
          const { approval, ...issued } = await call(portal, path, { code: given, number });
          return [approval === null ? line(issued) : approvalLine(approval)];
        }),
      );
}

function addRedLetter(invoice: Command, run: Run): void {
  for (const [name, path, description] of [
    ['red', 'staff/invoiceApply/redLetter', '代客户申请红冲'],
    ['red-withdraw', 'staff/invoiceApply/redWithdraw', '撤回红冲，原发票继续有效'],
  ] as const)
    invoice
      .command(name)
      .description(description)
      .argument(code)
      .requiredOption('--reason <原因>', '客户看到的原因')
      .action((given: string, { reason }: { reason: string }) =>
        run(async (portal) => [line(await call(portal, path, { code: given, reason }))]),
      );
  invoice
    .command('red-confirm')
    .description('红字信息确认单已由双方确认')
    .argument(code)
    .option('--note <备注>', '确认单编号等')
    .action((given: string, { note = '' }: { note?: string }) =>
      run(async (portal) => [
        line(await call(portal, 'staff/invoiceApply/redConfirm', { code: given, note })),
      ]),
    );
}

const line = ({ code: given, state }: { readonly code: string; readonly state: InvoiceApplyState }): string =>
  `${given}　${invoiceApplyStateLabels[state]}`;

async function list(
  portal: Portal,
  states: readonly InvoiceApplyState[],
  page: { after?: string },
): Promise<string[]> {
  const { list: rows, ...rest } = await call(portal, 'staff/invoiceApply/list', {
    states: [...states],
    ...page,
  });
  if (rows.length === 0) return ['没有开票申请'];
  return [...rows.map((row) => rowLine(row, row.member)), ...queueLines(rest, '个申请')];
}

function rowLine(
  { type, amount_fen, title, parts, prestores, ...row }: InvoiceApply,
  member: string,
): string {
  const codes = [...parts.map((part) => part.statement_code), ...prestores.map((one) => one.prestore_code)];
  return [
    ...[line(row), invoiceTypes[type], formatFen(amount_fen), oneLine(title.title), oneLine(member)],
    codes.join(' '),
  ].join('　');
}

async function show(portal: Portal, given: string): Promise<string[]> {
  const found = await call(portal, 'staff/invoiceApply/detail', { code: given });
  return [rowLine(found, found.member), ...titleLines(found), ...historyLines(found, portal.url)];
}

/** What staff enter in the tax system. */
function titleLines({ title, note, parts, prestores }: Detail): string[] {
  const facts: readonly (readonly [string, string])[] = [
    ['税号', title.tax_number],
    ['地址电话', `${title.registered_address} ${title.registered_phone}`],
    ['开户行', `${title.bank} ${title.account}`],
    ['备注', note],
  ];
  return [
    `抬头　${oneLine(title.title)}`,
    ...facts
      .map(([label, value]) => [label, oneLine(value)])
      .flatMap(([label, value]) => (value ? [`${label}　${value}`] : [])),
    ...parts.map(({ statement_code, amount_fen }) => `结算单　${statement_code}　${formatFen(amount_fen)}`),
    ...prestores.map(({ prestore_code, amount_fen }) => `预存款　${prestore_code}　${formatFen(amount_fen)}`),
  ];
}

function historyLines({ number, red_number, links, events }: Detail, url: string): string[] {
  return [
    ...(number === null ? [] : [`发票号码　${number}`]),
    ...(red_number === null ? [] : [`红字发票号码　${red_number}`]),
    ...links.map(
      ({ slot, red, name, link }) =>
        `${red ? '红字' : ''}文件　${invoiceSlots[slot]}　${name}　${url}${link}`,
    ),
    ...events.map(
      ({ at, act, note }) =>
        `经过　${formatInstant(at)}　${invoiceApplyActTable[act].label}${note && `　${oneLine(note)}`}`,
    ),
  ];
}

/** A state by its key or its Chinese name. */
function stateOf(word: string): InvoiceApplyState {
  const state = invoiceApplyStates.find((one) => one === word || invoiceApplyStateLabels[one] === word);
  if (state) return state;
  const known = invoiceApplyStates.map((one) => `${one}（${invoiceApplyStateLabels[one]}）`).join('、');
  throw new CommandError(`没有状态 ${word}。可用：${known}`);
}
