import type { Data } from '@portal/shared/contract';
import {
  formatFen,
  humanAnswers,
  materials,
  type OrderAct,
  orderActTable,
  orderStateLabels,
  promiseLabels,
  promiseSteps,
  sampleDisposals,
  sampleForms,
  sampleHazards,
  sampleSources,
  testsOf,
} from '@portal/shared/rules';

type Row = Data<'staff/order/list'>['list'][number];
type Detail = Data<'staff/order/detail'>;

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const time = (instant: string): string => clock.format(new Date(instant));

const people = { member: '客户', staff: '工作人员', system: '系统' } as const;
export const fileKindLabels = {
  protocol: '协议',
  signed: '签字件',
  raw: '待分析数据',
  data: '检测数据',
  record: '检测记录',
  quotation: '报价单',
} as const;

/** Commands of acts that are done on the order's statement. */
const ofStatement: Partial<Record<OrderAct, string>> = { bill: 'statement add', resolve: 'statement answer' };

/** Returns the name of an act's command: await_sample becomes await-sample. */
export const verbOf = (act: OrderAct): string => ofStatement[act] ?? act.replaceAll('_', '-');

/** Returns the commands of these acts with their meaning. */
export function nextCommands(can: readonly OrderAct[]): string {
  if (can.length === 0) return '没有可以进行的操作';
  return can.map((act) => `${verbOf(act)}（${orderActTable[act].label}）`).join('、');
}

/** Returns an order as one line. */
export function rowLine(row: Row): string {
  const items = row.items.map((item) => `${item.name}×${item.count}`).join('，');
  const call = row.state === 'received' && row.can.includes('confirm') ? '　【待致电锁定方案】' : '';
  const late = `${call}${row.revised ? '　【客户已修改】' : ''}${row.open_question ? '　【有数据疑问】' : ''}${row.late ? '　【已逾期】' : ''}`;
  const promised = row.promise ? `　${promiseSteps[row.promise.kind]} ${time(row.promise.due)} 前` : '';
  return `${row.code}　${orderStateLabels[row.state]}　${formatFen(row.due_fen)}　${row.member}　${items}${promised}${late}　可：${row.can.map(verbOf).join(' ') || '无'}`;
}

/** Returns a visitor's text as one line, without line ends and terminal control characters. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Returns an order, one line for each field. */
export function detailLines(order: Detail): string[] {
  return [
    `订单　${order.code}　${orderStateLabels[order.state]}${order.revised ? '　【客户已修改】' : ''}${order.open_question ? '　【有数据疑问】' : ''}${order.late ? '　【已逾期】' : ''}`,
    `客户　${order.member}`,
    ...(order.assignee ? [`负责　${oneLine(order.assignee.name || order.assignee.account)}`] : []),
    `下单　${time(order.created)}　合计 ${formatFen(order.total_fen)}`,
    ...couponLines(order),
    ...order.items.map(
      (item) =>
        `项目　${item.name}　${item.count} ${item.unit}　${formatFen(item.total_fen)}　${item.option_text.join('；')}`,
    ),
    `样品　${sourceName(order.sample_source)}`,
    ...sampleLines(order),
    ...pickupLines(order),
    ...(order.parcel ? [`快递　${oneLine(`${order.parcel.company} ${order.parcel.number}`)}`] : []),
    ...materialLines(order),
    ...(order.fund_code ? [`课题　${oneLine(order.fund_code)}`] : []),
    ...(order.message ? [`留言　${order.message}`] : []),
    ...order.timeline.map(
      (step) =>
        `经过　${time(step.at)}　${orderActTable[step.act].label}　${people[step.by]}${step.note ? `　${step.note}` : ''}`,
    ),
    ...order.promises.map(
      (one) =>
        `承诺　${promiseLabels[one.kind]}　截止 ${time(one.due)}　${one.kept ? `${time(one.kept)} 完成` : '未完成'}${one.late ? '　【已逾期】' : ''}`,
    ),
    ...order.notes.map((note) => `备注　${time(note.at)}　${oneLine(note.by)}　${oneLine(note.text)}`),
    ...order.files.map((file) => `文件　${fileKindLabels[file.kind]}　${file.name}　${file.size} 字节`),
    ...order.signatures.flatMap(signatureLines),
    `可做　${nextCommands(order.can)}`,
  ];
}

/** A signature of the agreement on the page: who signed which document when, and from where. */
function signatureLines(one: Detail['signatures'][number]): string[] {
  return [
    `签署　第 ${one.version} 版　${oneLine(one.name)}　${one.method === 'drawn' ? '手写签名' : '键入姓名'}　${time(one.at)}　手机 ${one.phone}　IP ${one.ip}`,
    `　　　SHA-256 ${one.sha256}`,
    `　　　${oneLine(one.user_agent)}`,
  ];
}

/** The samples with form and hazards, the visit at which they were taken, and what happens to them after the test. */
function sampleLines({
  samples,
  items,
  sampling,
  sample_disposal,
  human_samples,
  return_address: back,
}: Detail): string[] {
  return [
    ...samples.map((sample) => {
      const { number, name, form, hazards } = sample;
      const tests = testsOf(sample, items, samples).join('、');
      const warning = hazards.map((hazard) => sampleHazards[hazard]).join('、');
      return `　　　${oneLine(number)}　${oneLine(name)}　${sampleForms[form]}${warning && `　【${warning}】`}${tests && `　检测 ${tests}`}`;
    }),
    ...(sampling ? [`取样　预约 ${sampling.code}　${sampling.date} ${sampling.time}`] : []),
    ...(sample_disposal === null ? [] : [`测后　${disposalName(sample_disposal)}`]),
    ...(human_samples === null ? [] : [`人源　${humanAnswers[human_samples]}`]),
    ...(back ? [`寄回　${oneLine(`${back.place}　${back.name} ${back.phone}`)}`] : []),
  ];
}

function couponLines({ coupon, discount_fen, due_fen }: Detail): string[] {
  if (coupon === null) return [];
  return [`优惠　${coupon.name}　${formatFen(-discount_fen)}　应付 ${formatFen(due_fen)}`];
}

function materialLines({ materials: wanted, materials_other }: Detail): string[] {
  if (wanted.length === 0) return [];
  const names = wanted.map((key) => (key === 'other' ? oneLine(materials_other) : materials[key]));
  return [`报销　${names.join('、')}`];
}

const disposalName = (disposal: number): string =>
  new Map(Object.entries(sampleDisposals)).get(String(disposal)) ?? String(disposal);

function pickupLines({ pickup }: Detail): string[] {
  if (pickup === null) return [];
  if (pickup.type === 0) return [`送样　自行送样${pickup.message ? `　${pickup.message}` : ''}`];
  return [
    `取样　${pickup.date} ${pickup.time}　${pickup.place}　${pickup.name} ${pickup.phone}　${pickup.message}`,
  ];
}

function sourceName(source: number): string {
  return new Map(Object.entries(sampleSources)).get(String(source)) ?? String(source);
}
