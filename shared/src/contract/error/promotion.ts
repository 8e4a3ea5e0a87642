import { withdrawalMinimumMessage } from '../../rules';

/** Refusals about points, promoters and withdrawals. */
export const promotionErrors = {
  goods_gone: { status: 409, msg: '该商品已兑完' },
  exchange_act_refused: { status: 409, msg: '该兑换的状态已变化，不能进行此操作，请刷新后查看' },
  promoter_act_refused: { status: 409, msg: '该推广申请的状态已变化，不能进行此操作，请刷新后查看' },
  promoter_required: { status: 409, msg: '请先申请成为推广员' },
  payee_missing: { status: 409, msg: '请先填写收款信息' },
  payee_consent_missing: { status: 409, msg: '请打开“收款账户”，勾选单独同意后再提现' },
  payee_changed: { status: 409, msg: '收款账号已变更，请核对后重试' },
  withdrawal_act_refused: { status: 409, msg: '该提现的状态已变化，不能进行此操作，请刷新后查看' },
} as const;

/** More exact messages about points, promoters and withdrawals. */
export const promotionReasons = {
  giftLimit: '每天最多转赠 10 次，请明天再试',
  receiverUnknown: '[手机号]没有对应的账号',
  receiverIsSelf: '[手机号]不能是自己的',
  withdrawalMinimum: withdrawalMinimumMessage,
  withdrawalLimit: '每天最多申请提现 10 次，请明天再试',
} as const;
