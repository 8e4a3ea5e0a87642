import type { Notice } from '../message/message.service';

const link = '/member/promotion';

export const promoterApproved: Notice = {
  kind: 'reward',
  title: '推广申请已通过',
  text: '您的推广链接已生成，通过链接注册的新客户付款后，您将获得返利。',
  link,
};

export const promoterRefused = (note: string): Notice => ({
  kind: 'reward',
  title: '推广申请未通过',
  text: `您的推广申请未通过。说明：${note}`,
  link,
});

export const promoterEnded = (note: string): Notice => ({
  kind: 'reward',
  title: '推广已结束',
  text: `您的推广已结束，链接不再生效；已获得的返利仍可提现。说明：${note}`,
  link,
});
