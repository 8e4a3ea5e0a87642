import type { Protocol, ProtocolRow } from '@portal/shared/contract';

const hash = 'a3'.repeat(32);

/** Returns a row of the list of agreements; pass only the properties that matter to the test. */
export function protocolRow(part: Partial<ProtocolRow> = {}): ProtocolRow {
  return {
    order: { rid: 'order-1', code: 'D20261120-000001' },
    version: 1,
    state: 'open',
    enterprise: false,
    item: 'X 射线衍射',
    items: 1,
    due_fen: 12_000,
    created: '2026-11-20T02:00:00Z',
    signed: null,
    superseded: null,
    can: ['sign', 'upload'],
    ...part,
  };
}

/** Returns an agreement with a table and one clause. */
export function protocol(part: Partial<Protocol> = {}): Protocol {
  const row = protocolRow(part);
  const { version, state, due_fen, created, signed, superseded } = row;
  return {
    ...row,
    text: {
      title: '检测技术服务协议',
      line: '订单号：D20261120-000001　　下单日期：2026年11月20日',
      parties: [
        [{ label: '甲方（委托方）', value: '示例大学' }],
        [{ label: '乙方（检测方）', value: '示例检测公司' }],
      ],
      sections: [
        {
          heading: '检测项目（送样检测）',
          clauses: [],
          table: {
            kind: 'items',
            columns: [
              { title: '序号', align: 'center' },
              { title: '检测项目', align: 'left' },
              { title: '金额', align: 'right' },
            ],
            rows: [
              ['1', 'X 射线衍射\n扫描范围：5–90°', '¥120.00'],
              ['', '合计（大写：人民币壹佰贰拾元整）', '¥120.00'],
            ],
          },
        },
        { heading: '保密', clauses: ['乙方对甲方的样品、资料和检测数据保密。'] },
      ],
    },
    sha256: hash,
    file: {
      rid: 'file-1',
      kind: 'protocol',
      name: '检测技术服务协议-D20261120-000001.pdf',
      size: 90_000,
      mime: 'application/pdf',
      created,
      can: ['download'],
    },
    quoted: false,
    consent: '本人已阅读《检测技术服务协议》的全部内容，同意签署。',
    signature: null,
    copies: [],
    versions: [{ version, state, due_fen, created, signed, superseded }],
    ...part,
  };
}
