import { numberIn, textIn } from './flatContent';
import { flatForm } from './flatForm';

export const points = flatForm({
  key: 'points',
  name: '积分',
  meaning: '客户付款和评价时得到的积分。只影响以后的付款和评价。',
  read: ({ per_yuan, evaluation }) => ({ per_yuan, evaluation }),
  change: (content) => ({
    key: 'points',
    value: { per_yuan: numberIn(content, 'per_yuan'), evaluation: numberIn(content, 'evaluation') },
  }),
  parts: [
    { name: 'per_yuan', label: '每付一元', kind: 'count', unit: '积分', hint: '0 为不送，最多 100' },
    { name: 'evaluation', label: '每评价一单', kind: 'count', unit: '积分', hint: '0 为不送，最多 10000' },
  ],
});

export const promotion = flatForm({
  key: 'promotion',
  name: '推广返利',
  meaning: '推广员带来的客户付款后，推广员得到的比例，和一次提现的最低金额。',
  read: ({ rebate_percent, withdrawal_min_fen }) => ({ rebate_percent, withdrawal_min_fen }),
  change: (content) => ({
    key: 'promotion',
    value: {
      rebate_percent: numberIn(content, 'rebate_percent'),
      withdrawal_min_fen: numberIn(content, 'withdrawal_min_fen'),
    },
  }),
  parts: [
    { name: 'rebate_percent', label: '返利比例', kind: 'count', unit: '%', hint: '0 为不返，最多 50' },
    { name: 'withdrawal_min_fen', label: '最低提现金额', kind: 'money' },
  ],
});

export const inviteOffer = flatForm({
  key: 'inviteOffer',
  name: '邀请奖励',
  meaning: '邀请人和被邀请的新客户各得一张这种优惠券。留空则没有奖励。',
  read: (value) => ({ value: value ?? '' }),
  change: (content) => {
    const code = textIn(content, 'value').trim();
    return { key: 'inviteOffer', value: code === '' ? null : code };
  },
  parts: [
    {
      name: 'value',
      label: '优惠券码',
      kind: 'text',
      max: 30,
      optional: true,
      hint: '“推广 → 优惠券”里的优惠券码',
    },
  ],
});
