import { formatFen } from '../../rules';

/** Refusals about accounts that were merged, or that are to be. */
export const accountMergeErrors = {
  account_merged: { status: 403, msg: '该账户已合并到同一人的另一账户，请用另一账户登录' },
  account_merge_refused: { status: 409, msg: '暂时不能合并这两个账户，请先处理未完成的事项' },
} as const;

const named = (codes: readonly string[]): string => codes.join('、');

/** What is in the way of a merge, by its kind, with the records that have to be dealt with first. */
const mergeObstacles = {
  same: () => '[并入的账户]须是另一个账户',
  staff: () => '工作人员的账户不能合并',
  merged: (accounts: readonly string[]) => `账户 ${named(accounts)} 已合并过，请打开它并入的账户`,
  closing: (accounts: readonly string[]) => `账户 ${named(accounts)} 正在注销或已注销`,
  priceGroup: (groups: readonly string[]) => `两个账户在不同的价格组（${named(groups)}），请先移出其中一个`,
  clusterOwners: (groups: readonly string[]) =>
    `两个账户各自拥有社群（${named(groups)}），请先移交或解散其中一个`,
  clusterMember: (groups: readonly string[]) =>
    `一个账户在另一个账户拥有的社群中（${named(groups)}），请先退出该社群`,
  clusterPayment: (codes: readonly string[]) => `有社群付款等待管理员同意（结算单 ${named(codes)}）`,
  withdrawal: (codes: readonly string[]) => `有返利提现正在处理（${named(codes)}）`,
  approval: (codes: readonly string[]) => `有操作等待另一位工作人员复核（${named(codes)}）`,
  creditApply: (codes: readonly string[]) => `两个账户都有待审核的信用额度申请（${named(codes)}）`,
  held: () => '有尚未结清的冻结款项，请稍后重试',
  credit: (missing: readonly string[]) =>
    `保留账户的可用信用额度不够承接未结清的款项，还差 ${named(missing)}，请先付款或调整额度`,
} as const satisfies Record<string, (names: readonly string[]) => string>;

export type MergeObstacleKind = keyof typeof mergeObstacles;

/** More exact messages about merges. */
export const accountMergeReasons = {
  accountMerged: (day: string, phone: string) =>
    `该账户已于 ${day} 合并到您的另一账户（${phone}），订单、余额和积分都在那里，请用那个账户登录`,
  memberMerged: (account: string, into: string) => `账户 ${account} 已合并到 ${into}，请对那个账户操作`,
  mergeObstacle: (kind: MergeObstacleKind, names: readonly string[]): string => mergeObstacles[kind](names),
  mergeRefused: (obstacles: readonly string[]) => `暂时不能合并：${obstacles.join('；')}`,
  creditMissing: formatFen,
} as const;
