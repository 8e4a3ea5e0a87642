/** Refusals about signing agreements. */
export const protocolErrors = {
  protocol_signed: { status: 409, msg: '这份协议已有签字件，无需再次签署' },
} as const;

/** More exact messages about signing agreements. */
export const protocolReasons = {
  signingNotOpen: '订单当前状态不能签署协议，请在协议可签署后、数据交付前签署',
  signingQuoted: '有一份报价单待答复，请先接受或拒绝，再签署协议',
  signaturePicture: '[签名]请在框内手写签名',
} as const;
