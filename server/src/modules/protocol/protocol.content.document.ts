import type { ProtocolText } from '@portal/shared/contract';
import { dayInWords } from '../pdf/pdf.day.rules';
import { clausesOf } from './protocol.clauses.document';
import type { ProtocolFacts } from './protocol.facts.document';
import { partiesOf } from './protocol.parties.document';
import { itemTable, sampleTable } from './protocol.table.document';

/** File name of the agreement, which members see and download. */
export const protocolFileName = (code: string): string => `检测技术服务协议-${code}.pdf`;

/** Returns the content of the agreement, from which the PDF and the page are made. */
export function protocolText(facts: ProtocolFacts): ProtocolText {
  return {
    title: '检测技术服务协议',
    line: `订单号：${facts.code}　　下单日期：${dayInWords(facts.created)}`,
    parties: partiesOf(facts).map((party) => party.map(([label, value]) => ({ label, value }))),
    sections: [
      { heading: `检测项目（${facts.typeName}）`, clauses: [], table: itemTable(facts) },
      ...sections(facts),
      ...(facts.message ? [{ heading: '甲方留言', clauses: [facts.message] }] : []),
    ],
  };
}

/** Returns the sections after the table of items. */
export function sections(facts: ProtocolFacts): ProtocolText['sections'] {
  return clausesOf(facts).map(([heading, clauses], index) => {
    const strong = clauses.flatMap((clause, at) => (typeof clause === 'string' ? [] : [at]));
    return {
      heading,
      clauses: clauses.map((clause) => (typeof clause === 'string' ? clause : clause.strong)),
      ...(strong.length > 0 && { strong }),
      ...(index === 0 && facts.samples.length > 0 && { table: sampleTable(facts) }),
    };
  });
}
