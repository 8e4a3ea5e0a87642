import { type DisabledReason, disabledReasons } from '@portal/shared/rules';
import type { Notice } from '../message/message.service';

/** Notice that a webhook was disabled. */
export const webhookDisabled = (url: string, because: Exclude<DisabledReason, 'member'>): Notice => ({
  kind: 'security',
  title: '事件回调已停用',
  text: `发往 ${new URL(url).host} 的事件回调：${disabledReasons[because]}。停用期间的事件不会补发，可登录平台查看记录并重新启用。`,
  link: '/member/information/interface',
});
