import {
  agreedDisposals,
  formatFen,
  humanAnswers,
  humanPromise,
  periodText,
  processTexts,
  promiseHours,
  sampleSources,
} from '@portal/shared/rules';
import { includedTax } from '../pdf/pdf.tax.rules';
import type { ProtocolFacts } from './protocol.facts.document';

/** A clause; one that limits or binds the member is set in bold, as the Civil Code (496) asks of standard terms. */
type Clause = string | { readonly strong: string };

/** Returns the headings with their clauses, the samples first. Times are those of `promiseHours`, days those of the settings. */
export function clausesOf(facts: ProtocolFacts): [heading: string, clauses: readonly Clause[]][] {
  return [
    ['样品', sampleClauses(facts)],
    ['检测与数据交付', serviceClauses(facts)],
    ['费用与结算', paymentClauses(facts)],
    ['数据的使用与知识产权', usageClauses],
    [
      '保密',
      ['乙方对甲方的样品、资料和检测数据保密，未经甲方书面同意，不向第三方提供；法律另有规定的除外。'],
    ],
    ['违约责任', breachClauses(facts)],
    ['争议解决', ['本协议适用中华人民共和国法律。争议先协商解决；协商不成的，由乙方所在地人民法院管辖。']],
    [
      '签署',
      [
        '甲方可在平台“合同协议”页面在线签署本协议，也可打印签字（盖章）后上传扫描件或照片，或随样品一并寄送。',
        '订单内容以本协议所列项目为准；如需调整，由双方协商后变更订单，或以甲方接受的报价单为准。',
      ],
    ],
  ];
}

function sampleClauses(facts: ProtocolFacts): Clause[] {
  if (facts.sample_source === -1) return ['本订单无需寄送样品。', ...humanClauses(facts)];
  const clauses = [`样品来源：${sampleSources[facts.sample_source]}。`];
  if (facts.pickup) clauses.push(`上门取样：${facts.pickup}。`);
  const { express } = facts.provider;
  if (facts.sample_source === 1) {
    const to = `${express.address}，${express.name}（收），${express.phone}`;
    clauses.push(`寄样地址：${to}。请在包裹内附上订单号。`);
  }
  if (facts.sample_disposal !== null) clauses.push(`样品处理：${agreedDisposals[facts.sample_disposal]}。`);
  const list = facts.samples.length > 0 ? [`样品共 ${facts.samples.length} 个，由甲方如实填写如下：`] : [];
  return [...clauses, ...humanClauses(facts), ...list];
}

/** What the member says about samples or data of people. */
const humanClauses = ({ human_samples }: ProtocolFacts): Clause[] => {
  if (human_samples === null) return [];
  if (human_samples === 'none') return [`甲方声明：${humanAnswers.none}。`];
  return [{ strong: `${humanAnswers.agreed}，甲方承诺：${humanPromise}。` }];
};

function serviceClauses(facts: ProtocolFacts): Clause[] {
  const sampled = facts.sample_source !== -1;
  return [
    ...(sampled
      ? [`收到样品后，乙方以短信通知甲方，客户经理在 ${promiseHours.call} 小时内致电甲方核对检测方案。`]
      : []),
    `预计检测周期：${periodText(facts.turnaround_days, sampled)}。`,
    `${processTexts.deliver}，甲方可在订单详情页下载。`,
    '甲方对数据有疑问的，请在收到后尽快在订单详情页提出，乙方复核原始记录后答复。',
  ];
}

function paymentClauses({ due_fen, enterprise, terms }: ProtocolFacts): Clause[] {
  const { taxpayer, reviewDays, overdueDays } = terms;
  const tax = taxpayer
    ? `，已含增值税（税率 ${taxpayer.percent}%，税额 ${formatFen(includedTax(due_fen, taxpayer.percent))}）`
    : '';
  const total = `本订单费用合计人民币 ${formatFen(due_fen)}${tax}。`;
  const accepted = {
    strong: `结算单出具后 ${reviewDays} 日内，甲方未提出异议的，视为确认。`,
  };
  if (enterprise)
    return [total, '企业客户在签署本协议并预付全部费用后寄送样品（无需样品的，开始服务）。', accepted];
  return [
    total,
    '本订单先测试、后付款：数据交付后由乙方出具结算单，甲方确认结算单、申请开票并付款；发票可在付款前开具。',
    accepted,
    { strong: `结算单确认后 ${overdueDays} 日内，甲方付清全部款项。` },
  ];
}

const usageClauses: readonly Clause[] = [
  {
    strong:
      '检测数据仅对来样负责，供甲方科研与内部质量控制使用；乙方不出具 CMA、CNAS 报告，数据不具有社会证明作用。',
  },
  '样品、检测数据与报告归甲方所有；乙方提供服务所用的方法、软件与技术资料的权利归乙方。',
];

function breachClauses({ enterprise, sample_source }: ProtocolFacts): Clause[] {
  return [
    '因乙方的过失造成样品损坏或数据错误的，乙方免费重测或退还该项费用。',
    '因不可抗力、运输或仪器突发故障延期的，乙方及时说明原因和新的时间，甲方可以选择等待，或取消未开始的部分。',
    ...(sample_source === -1 ? [] : [{ strong: '甲方隐瞒样品的危险性，造成人身或设备损失的，由甲方承担。' }]),
    ...(enterprise ? [] : [{ strong: '甲方逾期未付款的，在付清之前，乙方不再以信用额度接受新订单。' }]),
  ];
}
