import type { Input } from '@portal/shared/contract';
import { limits, type OrderState, orderStateLabels, orderStates } from '@portal/shared/rules';
import { type Command, Option } from 'commander';
import { call, type Portal } from './portal';
import { rowLine } from './print';
import type { Run } from './program';
import { stateParser } from './state';

type Filter = Input<'staff/order/list'>;

interface ListOptions extends Omit<Filter, 'states' | 'size'> {
  readonly state: OrderState[];
}

const stateOf = stateParser(orderStates, orderStateLabels);

/** The command `list`: orders of all members by what staff look for. */
export function addOrderListCommand(program: Command, run: Run): void {
  program
    .command('list')
    .description('列出订单，等待最久的在前')
    .option(
      '--state <状态>',
      '只列出该状态，可以重复',
      (word, states: OrderState[]) => [...states, stateOf(word)],
      [],
    )
    .option('--code <订单号>', '订单号以此开头')
    .option('--member <客户>', '姓名、单位或手机号以此开头的客户')
    .option('--service <服务>', '服务名称含此')
    .option('--from <日期>', '这一天起下单的，如 2026-11-01')
    .option('--to <日期>', '到这一天为止下单的')
    .option('--late', '只列出有承诺超时的')
    .option('--mine', '只列出我负责的')
    .addOption(
      new Option(
        '--sort <排序>',
        'waiting 等待最久的在前，newest 最近下单的在前，due 承诺最先到期的在前',
      ).choices(['waiting', 'newest', 'due']),
    )
    .option('--after <位置>', '从该位置之后列出；位置见上一页的最后一行')
    .action((options: ListOptions) => run((portal) => list(portal, options)));
}

async function list(portal: Portal, { state: states, ...given }: ListOptions): Promise<string[]> {
  const page = await call(portal, 'staff/order/list', { states, ...given });
  const rows = page.list.map(rowLine);
  if (rows.length === 0) rows.push(given.after === undefined ? '没有订单' : '后面没有订单了');
  else if (page.total !== null) rows.push(totalLine(page.total));
  if (page.next === null) return rows;
  return [...rows, `还有更多，查看下一页：list${typedAgain(states, given)} --after ${page.next}`];
}

/** Returns the filters as they are typed. */
function typedAgain(
  states: readonly OrderState[],
  { after: _after, ...filter }: Omit<ListOptions, 'state'>,
): string {
  const words = states.map((state) => `--state ${orderStateLabels[state]}`);
  for (const [name, value] of Object.entries(filter))
    words.push(value === true ? `--${name}` : `--${name} ${quoted(String(value))}`);
  return words.map((word) => ` ${word}`).join('');
}

/** Returns a word as a shell takes it. */
const quoted = (word: string): string =>
  /^[\p{L}\p{N}_.-]+$/u.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

/** The server counts orders up to a limit only. */
const totalLine = (total: number): string =>
  total < limits.counted ? `共 ${total} 个订单` : `共 ${total} 个以上订单`;
