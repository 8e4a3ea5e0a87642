import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@portal/shared/meta';
import fc from 'fast-check';
import { codeText, noCodeText, proofText, signingText } from '../smsCode/smsCode.notice';
import { smsLength, smsText } from './message.sms.rules';

const sent = (text: string): string => `【${brand}】${smsText(text)}`;

test('a text message is one message, whatever its notice says', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => sent(text).length <= smsLength));
});

test('what fits is sent whole; of a longer notice whole sentences, or else whole clauses', () => {
  const fits = '您的结算单 S20261120-000003：已确认，待付款 ¥1,234,567.00。';
  expect(smsText(fits)).toBe(fits);
  const long =
    '您的结算单 S20261120-000003：已付清，共 ¥1,234,567.00，感谢您的支持。样品将在 48 小时内寄回，请保持电话畅通并留意快递短信通知。';
  expect(smsText(long)).toBe('您的结算单 S20261120-000003：已付清，共 ¥1,234,567.00，感谢您的支持。');
  const sentence =
    '您的结算单 S20261120-000003：已出具，请在 2026-11-27 18:30 前核对并确认，逾期将自动确认，合计 ¥1,234,567.00。';
  expect(smsText(sentence)).toBe(
    '您的结算单 S20261120-000003：已出具，请在 2026-11-27 18:30 前核对并确认，逾期将自动确认。',
  );
});

test('codes fit one message', () => {
  const code = '123456';
  const texts = [proofText(code), signingText(code)];
  for (const purpose of [0, 1, 3, 5, 6] as const) texts.push(codeText(purpose, code), noCodeText(purpose));
  for (const text of texts) expect(`【${brand}】${text}`.length).toBeLessThanOrEqual(smsLength);
});

test('the words of staff are not sent to a telephone', () => {
  expect(smsText('您的订单 D1：订单已取消。说明：样品含放射性元素，\n请联系 13800000000')).toBe(
    '您的订单 D1：订单已取消。',
  );
  expect(smsText('未通过审核，金额可重新申请。原因：抬头有误')).toBe('未通过审核，金额可重新申请。');
});

/** In the files of notices, words that a person wrote come last and after their label. */
test('notices put the words of staff behind their label', () => {
  const modules = join(__dirname, '..');
  const notices = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.notice.ts'),
  );
  expect(notices.length).toBeGreaterThan(20);
  const unlabelled = notices.filter((file) => {
    const words = readFileSync(join(modules, file), 'utf8').replace(/(说明|原因)：\$\{[^}]*\}/g, '');
    return /\$\{(\w+\.)?(reason|note)\}/.test(words);
  });
  expect(unlabelled).toEqual([]);
});
