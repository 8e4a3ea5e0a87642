/** @jest-environment node */
import { type InvoiceType, requiredDetails, type TitleHolder, titleProblems } from './invoiceTitle';

const full = {
  tax_number: '91350100M000100Y43',
  registered_address: '福州市示例路 1 号',
  registered_phone: '0591-88880000',
  bank: '示例银行福州分行',
  account: '3500188880000',
};
const empty = { tax_number: '', registered_address: '', registered_phone: '', bank: '', account: '' };
const every = Object.keys(full);

test.each<[TitleHolder, InvoiceType, readonly string[]]>([
  ['company', 1, ['tax_number']],
  ['company', 3, every],
  ['company', 5, []],
  ['company', 6, []],
  ['person', 1, []],
  ['person', 5, []],
  ['person', 6, []],
])('a title of a %s for type %i needs %j', (holder, type, needed) => {
  expect(requiredDetails({ holder, type })).toEqual(needed);
  expect(Object.keys(titleProblems({ holder, type, ...empty }))).toEqual(needed);
});

test('a complete title of a company fits all types', () => {
  for (const type of [1, 3, 5, 6] as const)
    expect(titleProblems({ holder: 'company', type, ...full })).toEqual({});
});

test('a wrong tax number is refused for every type', () => {
  for (const type of [1, 3, 5, 6] as const)
    expect(titleProblems({ holder: 'company', type, ...full, tax_number: '91350100M000100Y44' })).toEqual({
      tax_number: '[税号]格式不正确',
    });
});

test('a person has no tax number and gets no special invoice', () => {
  expect(titleProblems({ holder: 'person', type: 1, ...full })).toEqual({
    tax_number: '[税号]个人抬头无需填写',
  });
  expect(titleProblems({ holder: 'person', type: 3, ...full })).toEqual({
    type: '[发票类型]个人抬头不能开具电子专用发票',
  });
});
