import type { Order } from '@portal/shared/contract';
import { paths } from '@portal/shared/portal';
import { formatFen, periodText, processTexts, serviceType, yuanOf } from '@portal/shared/rules';

/** One step after an order was placed: by the member, or by the lab. */
export interface PlacedStep {
  readonly title: string;
  readonly text: string;
  readonly by: 'member' | 'lab';
  /** Where the member does it; missing for what needs no screen, or cannot be done yet. */
  readonly act?: { readonly label: string; readonly to: string };
}

/** Returns what follows after an order was placed, in order, as far as its data. */
export function placedSteps(order: Order): PlacedStep[] {
  const plan = order.enterprise ? enterprisePlan(order) : ownPlan(order);
  return [...plan, ...data(order), finish(order)];
}

const onOrder = ({ rid }: Order, label: string) => ({ label, to: paths.order(rid) });
const isTimed = ({ type_id }: Order): boolean => type_id === serviceType.onSite;
const sampled = ({ sample_source }: Order): boolean => sample_source !== -1;

/** A member who tests first: with a sample it is sent at once, without one the plan is locked first. */
function ownPlan(order: Order): PlacedStep[] {
  if (!sampled(order)) return [callFirst(order), signLater];
  const sign: PlacedStep = {
    title: '签署协议',
    text: '在线签署最快；也可以下载后签字，随样品附上。',
    by: 'member',
    act: { label: '签署协议', to: paths.contract(order.rid) },
  };
  return [sign, ...sample(order), { title: '实验室收样', text: `${processTexts.call}。`, by: 'lab' }];
}

/** An enterprise: the price is agreed, the agreement signed and the amount prepaid before the sample is sent. */
function enterprisePlan(order: Order): PlacedStep[] {
  const prepay: PlacedStep = {
    title: '预存全款',
    text: `签署后从预存款中预留 ${formatFen(order.due_fen)}；余额足够时自动预留。`,
    by: 'member',
    act: { label: '去预存', to: paths.prestoreOf(yuanOf(order.due_fen)) },
  };
  const received: PlacedStep = {
    title: '实验室收样',
    text: `收到样品即发短信，${processTexts.recheck.split('，').at(-1) ?? ''}。`,
    by: 'lab',
  };
  const way = sampled(order) ? [...sample(order), received] : [];
  return [callFirst(order), signLater, prepay, ...way];
}

const callFirst = (order: Order): PlacedStep => ({
  title: '客户经理与您确认方案',
  text: `工作时间内尽快致电，${order.enterprise ? '报价和方案' : '方案'}确认后锁定，请保持电话畅通。`,
  by: 'lab',
});
const signLater: PlacedStep = {
  title: '签署协议',
  text: '方案锁定后，在订单页在线签署《检测技术服务协议》，或下载签字后上传。',
  by: 'member',
};

/** What the member does with the sample, by its source. */
function sample(order: Order): PlacedStep[] {
  const pack: PlacedStep = {
    title: '准备样品',
    text: '每个样品写上编号，分别装袋或装瓶；易碎、怕潮的样品做好防护。',
    by: 'member',
  };
  const later = order.enterprise ? '收到寄样通知后，' : '';
  const { pickup } = order;
  if (pickup?.type === 1)
    return [
      pack,
      {
        title: '等待上门取样',
        text: `${pickup.date ?? ''} ${pickup.time ?? ''}，${pickup.place}。我们上门时请交付样品和签字件。`,
        by: 'member',
        act: onOrder(order, '查看取样时间'),
      },
    ];
  if (order.sample_source === 1)
    return [
      pack,
      {
        title: '寄出样品',
        text: `${later}打印寄样标签贴在包裹外，寄出后填写快递单号；签收时短信通知您。`,
        by: 'member',
        act: onOrder(order, '打印寄样标签'),
      },
    ];
  if (order.sample_source === 0)
    return [{ title: '调取留存样品', text: '实验室从库中调取，无需再次寄送。', by: 'lab' }];
  if (order.sample_source === 3)
    return [{ title: '样品入库', text: '样品已在上门取样时取走，我们确认收样。', by: 'lab' }];
  return [pack, { title: '送样', text: `${later}请携带样品和签字件前来。`, by: 'member' }];
}

/** What is needed besides a sample: raw data, or to come at the booked time. */
function data(order: Order): PlacedStep[] {
  if (isTimed(order))
    return [
      {
        title: '按时到场',
        text: '上机时间和地点在订单页，可以加入日历、改期或取消。',
        by: 'member',
        act: onOrder(order, '查看上机时间'),
      },
    ];
  if (!order.takes_raw) return [];
  return [
    {
      title: '上传待分析的数据',
      text: '最晚在分析开始前传完；已经在传的文件会继续上传。',
      by: 'member',
      act: onOrder(order, '上传数据'),
    },
  ];
}

const finish = (order: Order): PlacedStep => ({
  title: '检测与交付',
  text: isTimed(order)
    ? `${processTexts.deliver}。`
    : `${periodText(order.turnaround_days, sampled(order))}出数据。${processTexts.deliver}。`,
  by: 'lab',
});
