/** @jest-environment node */
import fc from 'fast-check';
import { type BankTarget, type MatchedLine, proposalsOf } from './bankMatch';

const target = (code: string, given: Partial<BankTarget> = {}): BankTarget => ({
  kind: code.startsWith('Z') ? 'transferApply' : 'statement',
  code,
  amount_fen: 100,
  names: ['示例（集团）有限公司'],
  statement: null,
  ...given,
});
const line = (code: string, given: Partial<MatchedLine> = {}): MatchedLine => ({
  code,
  amount_fen: 100,
  payer: '',
  remark: '',
  ...given,
});
const proposed = (lines: readonly MatchedLine[], targets: readonly BankTarget[]) =>
  [...proposalsOf(lines, targets).values()].map((one) => one.proposed?.code);
const [one, two] = [target('S20261118-000001'), target('S20261118-000002')];

test.each<[string, Partial<MatchedLine>, BankTarget[], string | undefined]>([
  ['payer and amount', { payer: '示例(集团) 有限公司' }, [one], one.code],
  ['the amount alone', { payer: '别人' }, [one], undefined],
  ['the payer with another amount', { payer: '示例（集团）有限公司', amount_fen: 99 }, [one], undefined],
  ['two of one payer', { payer: '示例（集团）有限公司' }, [one, two], undefined],
  [
    'two, one of which is named',
    { payer: '示例（集团）有限公司', remark: '付ｓ20261118000002' },
    [one, two],
    two.code,
  ],
  ['a code with spaces', { remark: '结算单 S20261118 - 000001 检测费' }, [one, two], one.code],
  ['a longer number', { remark: 'S20261118-0000012' }, [one], undefined],
  ['a code with another amount', { remark: one.code, amount_fen: 90 }, [one], undefined],
  ['both codes', { remark: `${one.code} ${two.code}` }, [one, two], undefined],
  [
    'the report of a payment of the statement',
    { payer: '示例（集团）有限公司' },
    [one, target('Z20261118-000009', { statement: one.code })],
    'Z20261118-000009',
  ],
])('%s', (_name, given, targets, code) => expect(proposed([line('B1', given)], targets)).toEqual([code]));

test('one target is proposed to one line only', () => {
  const payer = '示例（集团）有限公司';
  const [first, second] = [line('B1', { payer }), line('B2', { payer })];
  expect(proposed([first, second], [one])).toEqual([undefined, undefined]);
  expect(proposed([first, line('B2', { remark: one.code })], [one])).toEqual([undefined, one.code]);
});

test('whatever lines and targets there are: what is proposed has the amount, fits by code or payer, and is proposed once', () => {
  const names = ['甲', '乙（北京）'];
  const targets = fc.uniqueArray(
    fc.record({
      number: fc.nat(6),
      amount_fen: fc.integer({ min: 1, max: 3 }),
      name: fc.constantFrom(...names),
      statement: fc.constantFrom(null, 'S20261118-000001'),
      letter: fc.constantFrom('S', 'Z'),
    }),
    { selector: ({ letter, number }) => `${letter}${number}`, maxLength: 8 },
  );
  const lines = fc.array(
    fc.record({
      amount_fen: fc.integer({ min: 1, max: 3 }),
      payer: fc.constantFrom('', '甲', '乙(北京)', '丙'),
      remark: fc.constantFrom('', '货款', 'S20261118-000001', 'z20261118000002', 'S20261118-000003'),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(targets, lines, (drawn, some) => {
      const all = drawn.map(({ letter, number, amount_fen, name, statement }) =>
        target(`${letter}20261118-00000${number}`, {
          amount_fen,
          names: [name],
          statement: letter === 'Z' ? statement : null,
        }),
      );
      const numbered = some.map((given, index) => line(`B${index}`, given));
      const proposals = proposalsOf(numbered, all);
      const chosen = numbered.flatMap((of) => {
        const { proposed: found, candidates = [] } = proposals.get(of.code) ?? {};
        if (!found) return [];
        expect(found.amount_fen).toBe(of.amount_fen);
        expect(candidates[0]?.target).toBe(found);
        const named = of.remark.replace('-', '').toUpperCase();
        // The remark of a transfer may name the statement that it was reported for.
        const isNamed = [found.code, found.statement].some((code) => code?.replace('-', '') === named);
        const isPaid = found.names.some((name) => name.normalize('NFKC') === of.payer.normalize('NFKC'));
        expect(isNamed || isPaid).toBe(true);
        return [found.code];
      });
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
  );
});
