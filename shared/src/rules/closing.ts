/** Days between the request to close an account and its anonymisation, in which the member can withdraw the request. */
export const closingDays = 15;

/** What stands in the way of closing an account, with its name in messages. */
const closingObstacles = {
  order: '未完成的订单',
  sampling: '待上门的取样预约',
  cluster: '由您担任群主的社群',
  sample4recycle: '待寄出的样品寄回申请',
  money: '账户余额、待付款与未提现的返利',
  invoiceApply: '处理中的开票申请',
  staff: '工作人员账号',
} as const;
export type ClosingObstacleKind = keyof typeof closingObstacles;
export const closingObstacleKinds = Object.keys(closingObstacles) as [
  ClosingObstacleKind,
  ...ClosingObstacleKind[],
];

/** Open records of one kind. */
export interface ClosingObstacle {
  readonly kind: ClosingObstacleKind;
  readonly count: number;
  /** Codes of the first records. */
  readonly codes: readonly string[];
}

/** Returns what has to be done before the account can be closed: 请先处理 2 个未完成的订单（D1、D2）. */
export function closingObstacleText({ kind, count, codes }: ClosingObstacle): string {
  if (kind === 'staff') return '工作人员账号由管理员停用，不能自行注销';
  if (kind === 'money') return `请先结清${closingObstacles.money}`;
  const named = codes.length > 0 ? `（${codes.join('、')}${count > codes.length ? ' 等' : ''}）` : '';
  return `请先处理 ${count} 个${closingObstacles[kind]}${named}`;
}
