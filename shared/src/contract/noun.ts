import { z } from 'zod';

/** Records that have a key: their name in messages, and the message when a key is unknown. */
export const nouns = {
  apiToken: { label: '接口令牌', missing: '接口令牌不存在，可能已删除' },
  address: { label: '地址', missing: '地址不存在，请重新选择' },
  approval: { label: '复核单', missing: '复核单不存在' },
  article: { label: '文章', missing: '内容不存在或已下架' },
  cluster: { label: '社群', missing: '社群不存在，或您不在该社群中' },
  clusterPayment: { label: '社群付款', missing: '社群付款不存在' },
  clusterRequest: { label: '入群申请', missing: '入群申请或邀请不存在' },
  coupon: { label: '优惠券', missing: '优惠券不存在，请重新选择' },
  creditApply: { label: '额度申请', missing: '额度申请不存在' },
  device: { label: '服务项目', missing: '服务项目不存在或已下架' },
  homePart: { label: '首页栏目', missing: '首页栏目没有这个版本' },
  instrument: { label: '仪器', missing: '仪器不存在或已停用，请重新选择' },
  evaluation: { label: '评价编号', missing: '评价不存在' },
  integrationExchange: { label: '兑换单号', missing: '兑换记录不存在' },
  integrationGoods: { label: '积分商品', missing: '该商品不存在或已下架' },
  invoice: { label: '发票抬头', missing: '发票抬头不存在，请重新选择' },
  invoiceApply: { label: '开票申请', missing: '开票申请不存在' },
  invoiceFile: { label: '发票文件', missing: '发票文件不存在，或发票尚未开具' },
  member: { label: '客户', missing: '客户不存在' },
  message: { label: '通知', missing: '通知不存在' },
  order: { label: '订单', missing: '订单不存在' },
  orderItem: { label: '订单项目', missing: '订单项目不存在' },
  orderFile: { label: '文件', missing: '文件不存在' },
  planItem: { label: '方案项目', missing: '方案项目不存在，可能已下单或移除' },
  planShare: { label: '方案链接', missing: '该方案链接不存在、已过期或已被撤回' },
  prestoreApply: { label: '预存申请', missing: '预存申请不存在' },
  promoter: { label: '推广员', missing: '该客户没有申请推广' },
  protocol: { label: '协议', missing: '协议没有这个版本' },
  quotation: { label: '报价单', missing: '报价单不存在' },
  requirement: { label: '需求编号', missing: '需求不存在' },
  reservation: { label: '机时预约', missing: '机时预约不存在' },
  reservationWait: { label: '候补', missing: '候补不存在，可能已取消或已轮到' },
  sample: { label: '样品', missing: '留存样品不存在，可能已寄回或销毁' },
  sample4recycle: { label: '寄回申请', missing: '寄回申请不存在' },
  sampling: { label: '预约', missing: '预约不存在' },
  sending: { label: '发送记录', missing: '该发送记录已不在失败列表，可能已送达' },
  session: { label: '设备编号', missing: '该设备已退出登录' },
  staffAccount: { label: '工作人员账号', missing: '工作人员账号不存在' },
  statement: { label: '结算单', missing: '结算单不存在' },
  transferApply: { label: '转账凭证', missing: '转账凭证不存在' },
  upload: { label: '文件', missing: '文件不存在，请重新上传' },
  webhook: { label: '回调', missing: '回调不存在，可能已删除' },
  webhookDelivery: { label: '回调记录', missing: '回调记录不存在，记录保留 30 天' },
  withdrawal: { label: '提现单号', missing: '提现记录不存在' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly missing: string }>>;

export type Noun = keyof typeof nouns;

/** The noun of each schema of a key. `rid` registers them, and tests find the keys of a call by it. */
export const keyRegistry = z.registry<{ readonly noun: Noun }>();
