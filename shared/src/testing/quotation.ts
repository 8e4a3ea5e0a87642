import type { Data, Quotation, Requirement } from '../contract';

type QuotationRow = Data<'auth/quotation/list'>['list'][number];
type RequirementRow = Data<'auth/requirement/list'>['list'][number];

/** Returns an open quotation of ¥53.00 for a requirement; pass only the properties that matter to the test. */
export function quotation(part: Partial<Quotation> = {}): Quotation {
  return {
    rid: 'quotation-1',
    code: 'Q20261121-000002',
    revision: 1,
    state: 'open',
    target: { kind: 'requirement', rid: 'R20261120-000001', code: 'R20261120-000001' },
    total_fen: 5300,
    discount_fen: 0,
    due_fen: 5300,
    valid_until: '2026-12-01',
    note: '批量优惠',
    reason: '',
    created: '2026-11-21T02:00:00Z',
    changed: '2026-11-21T02:00:00Z',
    can: ['accept', 'decline'],
    lines: [
      {
        name: 'X 射线衍射',
        unit: '样',
        option_text: ['扫描范围：5–90°'],
        count: 3,
        unit_fen: 100,
        total_fen: 300,
      },
      { name: '加急费', unit: '', option_text: [], count: 1, unit_fen: 5000, total_fen: 5000 },
    ],
    ...part,
  };
}

/** Returns the same quotation as a row of a list. */
export function quotationRow(part: Partial<QuotationRow> = {}): QuotationRow {
  const { lines: _lines, ...row } = quotation();
  return { ...row, ...part };
}

/** Returns a requirement that was just posted; pass only the properties that matter to the test. */
export function requirement(part: Partial<Requirement> = {}): Requirement {
  return {
    code: 'R20261120-000001',
    kind: 'requirement',
    state: 'submitted',
    unread: false,
    title: '粉末物相鉴定',
    content: '五个粉末样品的物相',
    created: '2026-11-20T02:00:00Z',
    changed: '2026-11-20T02:00:00Z',
    can: ['write', 'cancel'],
    name: '林晓',
    phone: '13800000000',
    email: '',
    company: '示例大学',
    files: [],
    manager: null,
    ...part,
  };
}

/** Returns the same requirement as a row of a list. */
export function requirementRow(part: Partial<RequirementRow> = {}): RequirementRow {
  const {
    name: _name,
    phone: _phone,
    email: _email,
    company: _company,
    manager: _manager,
    ...row
  } = requirement();
  return { ...row, ...part };
}
