import { formatDay, formatInstant } from '@portal/shared/rules';
import type { Notice } from '../message/message.service';

type Words = Required<Pick<Notice, 'kind' | 'title' | 'text' | 'link'>>;

const link = '/member/information';
const undo = '如需保留账号，请登录后在“基本信息”撤回注销';

/** Notice after the request to close the account. */
export const closingRequested = (due: Date): Words => ({
  kind: 'security',
  title: '已申请注销账号',
  text: `您已申请注销账号，账号将于 ${formatDay(due.toISOString())} 注销，届时个人信息会被删除或匿名化，无法恢复。${undo}；如非本人操作，请立即撤回并修改密码。`,
  link,
});

/** Reminder a day before. */
export const closingSoon = (due: Date): Words => ({
  kind: 'security',
  title: '账号即将注销',
  text: `您的账号将于 ${formatInstant(due.toISOString())} 注销，个人信息会被删除或匿名化，无法恢复。${undo}。`,
  link,
});

/** Notice after the member withdrew the request. */
export const closingWithdrawn: Words = {
  kind: 'security',
  title: '已撤回注销',
  text: '您已撤回注销申请，账号可以继续使用。如非本人操作，请立即修改密码。',
  link,
};

/** Notice when the account could not be closed; `obstacles` says why. */
export const closingStopped = (obstacles: readonly string[]): Words => ({
  kind: 'security',
  title: '账号未注销',
  text: `您的账号没有注销，因为还有未完成的事项：${obstacles.join('；')}。处理后可以重新申请。`,
  link,
});
