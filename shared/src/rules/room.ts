import { limits } from './limits';

/** Words about a limit: counter and noun, what is done with one more, and what helps at the limit. */
interface RoomWords {
  readonly what: string;
  readonly verb: string;
  readonly instead: string;
}

/**
 * Limits that a person meets by adding one more, with the words of the page that tells of them beforehand and of the server's
 * refusal.
 */
const roomWords = {
  addresses: { what: '个地址', verb: '保存', instead: '请先删除不用的地址' },
  invoiceTitles: { what: '个发票抬头', verb: '保存', instead: '请先删除不用的抬头' },
  apiTokens: { what: '个有效的接口令牌', verb: '新建', instead: '请先删除不用的令牌' },
  webhooks: { what: '个回调', verb: '新增', instead: '请先删除不用的回调' },
  prestoreWaiting: { what: '个待审核的预存申请', verb: '提交', instead: '请等待审核，或取消不用的申请' },
  clusters: { what: '个社群', verb: '创建', instead: '请先解散不用的社群' },
  clusterMembers: { what: '位成员', verb: '加入', instead: '移除成员后才能同意新的申请' },
  clusterProjects: { what: '个课题预算', verb: '设置', instead: '请先取消不用的课题预算' },
  planItems: { what: '个项目', verb: '添加', instead: '请先下单或移除部分项目' },
  planShares: { what: '个有效的方案链接', verb: '生成', instead: '请先撤回不再需要的链接' },
  invoiceParts: { what: '张结算单', verb: '选', instead: '其余的请另行申请' },
  samplesAtOnce: { what: '个样品', verb: '选', instead: '其余的请分批操作' },
  filesAtOnce: { what: '个文件', verb: '选', instead: '其余的请分批下载，或直接打包下载全部' },
  dataShares: { what: '个有效的数据分享', verb: '新建', instead: '请先撤回不再需要的分享' },
  recyclesWaiting: { what: '个待寄出的申请', verb: '提交', instead: '请等待寄出，或取消不用的申请' },
  samplings: { what: '个待取样的预约', verb: '提交', instead: '请先完成或取消已有预约' },
  heldReservations: { what: '段保留的机时', verb: '保留', instead: '请先下单或取消' },
  reservationWaits: { what: '个候补的时段', verb: '候补', instead: '请先取消不用的候补' },
} as const satisfies Partial<Readonly<Record<keyof typeof limits, RoomWords>>>;

export type RoomKey = keyof typeof roomWords;
export const roomKeys = Object.keys(roomWords) as RoomKey[];

/** What is left of a limit. `near`: so little that it is told in numbers. */
interface Room {
  readonly left: number;
  readonly near: boolean;
  readonly full: boolean;
}

/** Returns what a number leaves of a limit: near from its last fifth on, and at most for the last ten. */
export function roomOf(key: RoomKey, count: number): Room {
  const most = limits[key];
  const left = Math.max(0, most - count);
  return { left, near: left <= Math.min(10, most / 5), full: left === 0 };
}

/** Says how many there may be; near the limit how many more, and at the limit what can be done. */
export function roomText(key: RoomKey, count: number): string {
  const { what, verb } = roomWords[key];
  const { left, near, full } = roomOf(key, count);
  if (full) return fullText(key);
  return near ? `还可${verb} ${left} ${what}（最多 ${limits[key]}）` : `最多${verb} ${limits[key]} ${what}`;
}

/** Says that a limit is reached, and what can be done. */
export function fullText(key: RoomKey): string {
  const { what, instead } = roomWords[key];
  return `已达上限 ${limits[key]} ${what}，${instead}`;
}

/** Returns the number of items that count towards the plan's limit: those saved for later too. */
export const planItemCount = ({
  groups,
  saved,
}: {
  readonly groups: readonly { readonly items: readonly unknown[] }[];
  readonly saved: readonly unknown[];
}): number => groups.reduce((sum, { items }) => sum + items.length, saved.length);
