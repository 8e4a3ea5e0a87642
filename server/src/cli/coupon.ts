import type { CouponOffer, Input } from '@portal/shared/contract';
import { couponConditions, couponValue, formatLastDay } from '@portal/shared/rules';
import type { Command } from 'commander';
import { fenOf } from './amount';
import { pageLine, pageOption } from './page';
import { CommandError, call, type Portal } from './portal';
import type { Run } from './program';

/** Options of `coupon add` as commander passes them. */
interface AddOptions {
  readonly name: string;
  readonly amount?: number;
  readonly percent?: number;
  readonly cap?: number;
  readonly minimum?: number;
  readonly type?: number;
  readonly child?: number;
  readonly ends: string;
  readonly days?: number;
  readonly total?: number;
  readonly perMember?: number;
  readonly claimable?: true;
}

/** Commands for coupons: the offers, a new one, a coupon for a member, the end of an offer. */
export function addCouponCommands(program: Command, run: Run): void {
  program
    .command('coupons')
    .description('列出优惠券，最新的在前')
    .addOption(pageOption())
    .action((options: { page?: number }) => run((portal) => coupons(portal, options.page ?? 1)));
  const coupon = program.command('coupon').description('新建、发放或结束优惠券').helpCommand(false);
  coupon
    .command('add')
    .description('新建优惠券；规则之后不能修改')
    .argument('<优惠券码>')
    .requiredOption('--name <名称>', '客户看到的名称')
    .requiredOption('--ends <日期>', '截止日期（含当日），如 2026-12-31')
    .option('--amount <元>', '减免金额', fenOf)
    .option('--percent <比例>', '减免的百分比，如 10 为 9 折', integerOf)
    .option('--cap <元>', '按比例时最多减免', fenOf)
    .option('--minimum <元>', '最低消费', fenOf)
    .option('--type <类型>', '限服务类型（编号）', integerOf)
    .option('--child <分类>', '限服务分类（编号）', integerOf)
    .option('--days <天数>', '领取后的有效天数', integerOf)
    .option('--total <张数>', '发放总量', integerOf)
    .option('--per-member <张数>', '每人限领', integerOf)
    .option('--claimable', '客户可凭码领取')
    .action((code: string, options: AddOptions) => run((portal) => add(portal, code, options)));
  coupon
    .command('give')
    .description('给一位客户发放一张')
    .argument('<优惠券码>')
    .argument('<客户账号>')
    .option('--note <说明>', '记录在案的原因')
    .action((code: string, account: string, options: { note?: string }) =>
      run((portal) => give(portal, { code, account, ...options })),
    );
  coupon
    .command('end')
    .description('停止发放；已发放的仍可使用')
    .argument('<优惠券码>')
    .option('--note <说明>', '记录在案的原因')
    .action((code: string, options: { note?: string }) =>
      run(async (portal) => [offerLine(await call(portal, 'staff/coupon/end', { code, ...options }))]),
    );
}

function integerOf(word: string): number {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  throw new CommandError(`应为整数：${word}`);
}

/** Returns the end of a day in the lab's time zone. */
function endOf(day: string): string {
  const start = new Date(`${day}T00:00:00+08:00`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start.getTime()))
    throw new CommandError(`日期应为 2026-12-31 的格式：${day}`);
  return new Date(start.getTime() + 24 * 3600 * 1000).toISOString();
}

async function coupons(portal: Portal, page: number): Promise<string[]> {
  const { total, list } = await call(portal, 'staff/coupon/list', { page });
  if (total === 0) return ['没有优惠券'];
  return [...list.map(offerLine), pageLine(total, '种', page)];
}

/** Returns an offer as one line. */
function offerLine(offer: CouponOffer): string {
  const { code, name, scope, ends, issued, total, claimable } = offer;
  const worth = `${couponValue(offer)}，${couponConditions(offer)}`;
  const until = formatLastDay(ends);
  const count = `已发 ${issued}${total === null ? '' : ` / ${total}`}`;
  const way = claimable ? '凭码领取' : '仅由工作人员发放';
  return [code, name, worth, scope || '全部项目', `至 ${until}`, count, way].join('　');
}

async function add(portal: Portal, code: string, options: AddOptions): Promise<string[]> {
  const input: Input<'staff/coupon/add'> = {
    code,
    name: options.name,
    ends: endOf(options.ends),
    amount_fen: options.amount ?? null,
    percent: options.percent ?? null,
    cap_fen: options.cap ?? null,
    minimum_fen: options.minimum ?? 0,
    type_id: options.type ?? null,
    child_id: options.child ?? null,
    valid_days: options.days ?? null,
    total: options.total ?? null,
    per_member: options.perMember ?? 1,
    claimable: options.claimable ?? false,
  };
  return [offerLine(await call(portal, 'staff/coupon/add', input))];
}

async function give(portal: Portal, input: Input<'staff/coupon/give'>): Promise<string[]> {
  const { member, coupon } = await call(portal, 'staff/coupon/give', input);
  return [`已发放给 ${member}：${coupon.name}，有效至 ${formatLastDay(coupon.expires)}`];
}
