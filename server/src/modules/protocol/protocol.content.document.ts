import type { ProtocolText } from '@portal/shared/contract';
import {
  agreedDisposals,
  formatFen,
  organizations,
  periodText,
  processTexts,
  promiseHours,
  sampleSources,
} from '@portal/shared/rules';
import type { ProtocolFacts } from './protocol.facts.document';
import { itemTable, sampleTable } from './protocol.table.document';

/** File name of the agreement, which members see and download. */
export const protocolFileName = (code: string): string => `检测技术服务协议-${code}.pdf`;

const dayInShanghai = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** Returns the content of the agreement, from which the PDF and the page are made. */
export function protocolText(facts: ProtocolFacts): ProtocolText {
  return {
    title: '检测技术服务协议',
    line: `订单号：${facts.code}　　下单日期：${dayInShanghai.format(facts.created)}`,
    parties: parties(facts).map((party) => party.map(([label, value]) => ({ label, value }))),
    sections: [
      { heading: `检测项目（${facts.typeName}）`, clauses: [], table: itemTable(facts) },
      ...sections(facts),
      ...(facts.message ? [{ heading: '甲方留言', clauses: [facts.message] }] : []),
    ],
  };
}

/** Returns both parties as labels and values, 甲方 first. */
function parties({ member, provider }: ProtocolFacts): [string, string][][] {
  return [
    [
      ['甲方（委托方）', member.company || member.name || '________________'],
      ['联系人', member.name || '________________'],
      ['联系电话', member.phone],
      ...(member.teacher === '' ? [] : [['导师', member.teacher] satisfies [string, string]]),
      ['地址', member.address || '________________'],
      ['客户类型', member.organization === null ? '未认证' : organizations[member.organization]],
    ],
    [
      ['乙方（检测方）', provider.company],
      ['联系电话', provider.phone],
      ['电子邮箱', provider.email],
      ['地址', provider.address],
    ],
  ];
}

/** Returns the clauses after the table of items. Their times are those of `promiseHours`. */
export function sections(facts: ProtocolFacts): ProtocolText['sections'] {
  return [
    {
      heading: '样品',
      clauses: sampleClauses(facts),
      ...(facts.samples.length > 0 && { table: sampleTable(facts) }),
    },
    { heading: '检测与数据交付', clauses: serviceClauses(facts) },
    { heading: '费用与结算', clauses: paymentClauses(facts) },
    {
      heading: '保密',
      clauses: ['乙方对甲方的样品、资料和检测数据保密，未经甲方书面同意，不向第三方提供。'],
    },
    {
      heading: '签署',
      clauses: [
        '甲方可在门户「合同协议」页面在线签署本协议，也可打印签字（盖章）后上传扫描件或照片，或随样品一并寄送。',
        '订单内容以本协议所列项目为准；如需调整，由双方协商后重新下单，或以甲方接受的报价单为准。',
      ],
    },
  ];
}

function sampleClauses(facts: ProtocolFacts): string[] {
  if (facts.sample_source === -1) return ['本订单无需寄送样品。'];
  const clauses = [`样品来源：${sampleSources[facts.sample_source]}。`];
  if (facts.pickup) clauses.push(`上门取样：${facts.pickup}。`);
  const { express } = facts.provider;
  if (facts.sample_source === 1) {
    const to = `${express.address}，${express.name}（收），${express.phone}`;
    clauses.push(`寄样地址：${to}。请在包裹内附上订单号。`);
  }
  if (facts.sample_disposal !== null) clauses.push(`样品处理：${agreedDisposals[facts.sample_disposal]}。`);
  if (facts.samples.length > 0) clauses.push(`样品共 ${facts.samples.length} 个，由甲方如实填写如下：`);
  return clauses;
}

function serviceClauses(facts: ProtocolFacts): string[] {
  const sampled = facts.sample_source !== -1;
  return [
    ...(sampled
      ? [`收到样品后，乙方以短信通知甲方，客户经理在 ${promiseHours.call} 小时内致电甲方核对检测方案。`]
      : []),
    `预计检测周期：${periodText(facts.turnaround_days, sampled)}。`,
    `${processTexts.deliver}，甲方可在订单详情页下载。`,
  ];
}

function paymentClauses(facts: ProtocolFacts): string[] {
  const total = `本订单费用合计人民币 ${formatFen(facts.due_fen)}。`;
  return facts.enterprise
    ? [total, '企业客户在签署本协议并预付全部费用后寄送样品（无需样品的，开始服务）。']
    : [total, '本订单先测试、后付款：数据交付后由乙方出具结算单，甲方确认结算单、申请开票并付款。'];
}
