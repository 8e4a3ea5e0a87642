import {
  type ClusterRole,
  clusterManagers,
  clusterRoleLabels,
  formatFen,
  managesCluster,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { type Notice, notify } from '../message/message.service';
import { memberRids } from './cluster.member.repo';
import type { ClusterRow } from './cluster.repo';

/** Pages of groups that the member manages, of groups that the member joined, and of statements to pay. */
const managed = '/member/communityMg';
const joined = '/member/communityJn';
const unpaid = '/member/unpaid';

/** Acts on members and requests, with the words of their notices. `who` is the masked name of the other person. */
export type ClusterEvent =
  | { readonly act: 'invited'; readonly who: string; readonly message: string }
  | { readonly act: 'applied'; readonly who: string; readonly message: string }
  | { readonly act: 'joined' | 'declined' | 'left'; readonly who: string }
  | { readonly act: 'admitted' | 'refused' | 'removed' | 'dissolved' }
  | { readonly act: 'asked'; readonly who: string; readonly amount_fen: number }
  | {
      readonly act: 'approved' | 'unapproved' | 'expired';
      readonly amount_fen: number;
      readonly note: string;
    }
  | { readonly act: 'role'; readonly role: ClusterRole }
  | { readonly act: 'limit'; readonly limit_fen: number | null }
  | { readonly act: 'budget'; readonly warning: string; readonly managed: boolean }
  | { readonly act: 'received'; readonly who: string }
  | { readonly act: 'frozen' | 'unfrozen'; readonly reason: string }
  | { readonly act: 'deposited' | 'withdrawn'; readonly who: string; readonly amount_fen: number };

/** Why payments that wait are returned to a member who only reads the money from now on. */
export const becameReader = '您的角色已变更为财务，不能使用社群资金付款';

type Words = readonly [title: string, text: string];

const said = (message: string): string => (message ? `留言：${message}` : '');

function words(event: ClusterEvent): Words {
  switch (event.act) {
    case 'invited':
      return ['社群邀请', `${event.who} 邀请您加入。${said(event.message)}请查看并决定是否同意。`];
    case 'applied':
      return ['入群申请待处理', `${event.who} 申请加入。${said(event.message)}`];
    case 'joined':
      return ['新成员加入', `${event.who} 已加入。`];
    case 'declined':
      return ['邀请未接受', `${event.who} 未接受邀请。`];
    case 'left':
      return ['成员退出', `${event.who} 已退出。`];
    case 'admitted':
      return ['已加入社群', '您的入群申请已通过。'];
    case 'refused':
      return ['入群申请未通过', '您的入群申请未通过。'];
    case 'removed':
      return ['已移出社群', '您已被移出，不再能查看或使用该社群。您的订单不受影响。'];
    case 'dissolved':
      return ['社群已解散', '群主已解散该社群。您的订单不受影响。'];
    case 'asked':
      return ['社群付款待审批', `${event.who} 申请使用社群资金付款 ${formatFen(event.amount_fen)}，请审批。`];
    case 'approved':
      return ['社群付款已批准', `您的付款 ${formatFen(event.amount_fen)} 已批准。`];
    case 'unapproved':
      return [
        '社群付款未批准',
        `您的付款 ${formatFen(event.amount_fen)} 未批准，请改用其他方式付款。${event.note ? `说明：${event.note}` : ''}`,
      ];
    case 'expired':
      return ['社群付款已过期', `您的付款 ${formatFen(event.amount_fen)} 无人审批，已过期，请重新付款。`];
    case 'role':
      return ['社群角色变更', `您的角色已变更为${clusterRoleLabels[event.role]}。`];
    case 'limit':
      return ['社群额度变更', limitText(event.limit_fen)];
    case 'budget':
      return ['社群预算提醒', `${event.warning}。`];
    case 'received':
      return ['您已成为群主', `${event.who} 已将社群转让给您。`];
    case 'frozen':
      return ['社群已冻结', `资金已冻结，暂不能转入、转出和付款。说明：${event.reason}`];
    case 'unfrozen':
      return ['社群已解冻', `资金已恢复使用。说明：${event.reason}`];
    case 'deposited':
      return ['社群转入', `${event.who} 转入 ${formatFen(event.amount_fen)}。`];
    case 'withdrawn':
      return ['社群转出', `群主 ${event.who} 转出 ${formatFen(event.amount_fen)}。`];
  }
}

const limitText = (limit_fen: number | null): string =>
  limit_fen === null ? '您的每月额度已取消限制。' : `您的每月额度已调整为 ${formatFen(limit_fen)}。`;

/** Returns the page on which the matter of a notice is settled. */
function linkOf(event: ClusterEvent, rid: string): string {
  switch (event.act) {
    case 'applied':
    case 'declined':
      return `${managed}/${rid}?tab=requests`;
    case 'asked':
      return `${managed}/${rid}?tab=approvals`;
    case 'joined':
    case 'left':
      return `${managed}/${rid}?tab=members`;
    case 'deposited':
    case 'withdrawn':
      return `${managed}/${rid}?tab=money`;
    case 'budget':
      return event.managed ? `${managed}/${rid}?tab=money` : `${joined}/${rid}`;
    case 'received':
    case 'frozen':
    case 'unfrozen':
      return `${managed}/${rid}`;
    case 'role':
      return managesCluster(event.role) ? `${managed}/${rid}` : `${joined}/${rid}`;
    case 'admitted':
    case 'limit':
      return `${joined}/${rid}`;
    case 'approved':
      return `${joined}?tab=payments`;
    case 'unapproved':
    case 'expired':
      return unpaid;
    case 'invited':
    case 'refused':
    case 'removed':
    case 'dissolved':
      return joined;
  }
}

/** Events that also send a text message: those that the person must know at once. */
const byText: readonly ClusterEvent['act'][] = [
  'invited',
  'removed',
  'dissolved',
  'asked',
  'approved',
  'unapproved',
  'expired',
  'received',
  'frozen',
  'unfrozen',
];

/** Notifies one person of an act in a group. */
export async function tell(
  tx: Tx,
  user_rid: string,
  { cluster, event, at }: { readonly cluster: ClusterRow; readonly event: ClusterEvent; readonly at: Date },
): Promise<void> {
  const [title, text] = words(event);
  const notice: Notice = {
    title,
    text: `社群“${cluster.name}”：${text}`,
    link: linkOf(event, cluster.rid),
    kind: 'cluster',
    ...(!byText.includes(event.act) && { channels: [] }),
  };
  await notify(tx, user_rid, notice, at);
}

/** Notifies the owner and the managers, except the one who acted. */
export async function tellManagers(tx: Tx, told: Parameters<typeof tell>[2], except?: string): Promise<void> {
  for (const rid of await memberRids(tx, told.cluster.rid, clusterManagers))
    if (rid !== except) await tell(tx, rid, told);
}
