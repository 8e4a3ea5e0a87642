import {
  type EvaluationState,
  evaluationStateLabels,
  limits,
  type OrderAct,
  type OrderFacts,
  orderActTable,
  orderStateLabels,
  requiredMessage,
} from '../../rules';

/** Refusals about orders and evaluations. */
export const orderErrors = {
  evaluation_refused: { status: 409, msg: '该项目暂不能评价' },
  evaluation_act_refused: { status: 409, msg: '该评价的状态已变化，不能进行此操作，请刷新后查看' },
  raw_limit: {
    status: 409,
    msg: `一个订单最多 ${limits.rawFiles} 个待分析数据文件，合计不超过 ${limits.rawBytes / 1024 ** 3}GB`,
  },
  order_assigned: { status: 409, msg: '订单的负责人已变化，请刷新后查看' },
  order_act_refused: { status: 409, msg: '订单的状态已变化，不能进行此操作，请刷新后查看' },
} as const;

/** More exact messages about orders and evaluations. */
export const orderReasons = {
  evaluationTooEarly: '数据交付后才能评价',
  evaluationExists: '该项目已评价过',
  evaluationState: (state: EvaluationState) => `该评价已是“${evaluationStateLabels[state]}”`,
  sampleOfData: '[样品编号]订单没有这个样品，或该文件不是检测数据',
  itemOfRecord: '[项目序号]订单没有这个项目，或该文件不是检测记录',
  orderAssigned: (name = '') => (name === '' ? '订单现在没有负责人，请刷新后查看' : `订单已由 ${name} 负责`),
  notOfOrders: '[负责人]没有这个工作人员，或其角色不处理订单',
  orderMoved: '订单刚刚发生了变化，请刷新后重试',
  itemQuoted: (name: string) => `“${name}”的价格已按报价单约定，如需调整请联系客户经理重新报价`,
  couponQuoted: '订单价格已按报价单约定，不能更换优惠券',
  itemBooked: (name: string) => `“${name}”已预约机时，请先在订单详情取消或改期机时`,
  itemTwice: '[检测项目]重复',
  sampleNeedChanged: '修改后的项目与原订单不同：原订单需要样品而修改后不需要，或反之。请取消本订单后重新下单',
  sampleArrived: (number: string) => `样品 ${number} 已送达实验室，不能修改或移除`,
  orderCancelled: '订单已取消，不能再添加文件',
  orderState: orderStateReason,
  cancelNoteMissing: `${requiredMessage('备注')}，取消订单须说明原因`,
  answerNoteMissing: `${requiredMessage('备注')}，答复数据疑问须写明内容`,
  rawNotOpen: '订单当前状态不能更改待分析数据，请在检测开始前上传',
  rawNotAnalysis: '[待分析数据]只有数据分析订单可以提交数据文件',
  shippingLabelNotOpen: '订单没有需要送达的样品，或样品已送达，不需要寄样标签',
  protocolNotOpen: '订单当前状态不能上传协议，请在协议可签署后、数据交付前上传',
} as const;

export interface RefusedAct extends OrderFacts {
  readonly act: OrderAct;
  /** Acts that are allowed now. */
  readonly instead: readonly OrderAct[];
}

/** Returns the order's state, the condition that the act lacks, and the acts that are allowed now. */
function orderStateReason(refused: RefusedAct): string {
  const { act, state, signed, hasData, enterprise, locked, quoted, instead } = refused;
  const lines = [`订单当前为“${orderStateLabels[state]}”，不能${orderActTable[act].label}`];
  if (act === 'agree' && !signed) lines.push('请先上传签字后的协议');
  if (act === 'deliver' && !hasData) lines.push('请先添加数据文件');
  if (act === 'confirm' && locked) lines.push('方案已经锁定');
  if (act === 'test' && state === 'received' && !enterprise && !locked) lines.push('请先致电客户，锁定方案');
  if (act === 'change' && quoted) lines.push('请先接受或拒绝报价单，再修改订单');
  if (act === 'change' && !quoted) lines.push('如需调整，请联系客户经理');
  if (quoted && waitsForAnswer(refused))
    lines.push('报价单正在等待客户答复，请在客户接受或拒绝后继续，或先撤回报价单');
  if (instead.length > 0)
    lines.push(`现在可以：${instead.map((name) => orderActTable[name].label).join('、')}`);
  if (lines.length === 1) lines.push('现在没有可以进行的操作');
  return lines.join('；');
}

/** True for an act that waits until the member has answered the open quotation. */
function waitsForAnswer({ act, enterprise, locked }: RefusedAct): boolean {
  if (!enterprise) return act === 'confirm' && !locked;
  return act === 'await_sample' || act === 'test' || act === 'deliver';
}
