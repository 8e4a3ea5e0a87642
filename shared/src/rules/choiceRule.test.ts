/** @jest-environment node */
import fc from 'fast-check';
import {
  choiceConflicts,
  defaultChoices,
  isValidChoice,
  newConflicts,
  offeredChoice,
  optionsChangedMessage,
  pickChoice,
  turnaroundDays,
} from './index';
import type { Chosen, Option } from './option';

const choice = (key: string, label: string, rules: object = {}) => ({ key, label, price_fen: 0, ...rules });
const mode: Option = {
  key: 'mode',
  label: '测试模式',
  kind: 'single',
  choices: [choice('atr', 'ATR'), choice('kbr', 'KBr 压片', { excludes: ['range:far'] })],
};
const range: Option = {
  key: 'range',
  label: '波数范围',
  kind: 'single',
  choices: [choice('mid', '4000–400'), choice('far', '4000–100', { days: 9 })],
};
const atom: Option = {
  key: 'atom',
  label: '测试核',
  kind: 'multi',
  at_least_one: true,
  choices: [choice('h', '¹H'), choice('c', '¹³C')],
};
const extra: Option = {
  key: 'extra',
  label: '附加',
  kind: 'multi',
  choices: [choice('hmbc', 'HMBC', { requires: ['atom:c'] })],
};
const options = [mode, range, atom, extra];
const start = defaultChoices(options);

/** Generated options of which some choices exclude or require others. */
const generated: fc.Arbitrary<Option[]> = fc
  .array(fc.record({ kind: fc.constantFrom('single' as const, 'multi' as const), least: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((kinds) => {
    const address = fc.tuple(fc.nat(kinds.length - 1), fc.nat(2)).map(([o, c]) => `o${o}:c${c}`);
    const some = fc.option(fc.uniqueArray(address, { minLength: 1, maxLength: 2 }), {
      nil: undefined,
      freq: 2,
    });
    const rules = fc.record({ excludes: some, requires: some });
    return fc.tuple(
      ...kinds.map(({ kind, least }, o) =>
        fc.tuple(rules, rules, rules).map((all) => ({
          key: `o${o}`,
          label: `O${o}`,
          kind,
          at_least_one: kind === 'multi' && least ? (true as const) : undefined,
          choices: all.map((one, c) => choice(`c${c}`, `O${o}C${c}`, one)),
        })),
      ),
    );
  });

test('a choice excludes another from both sides, and the rule is said', () => {
  const both: Chosen = { ...start, mode: ['kbr'], range: ['far'] };
  expect(choiceConflicts(options, both)).toEqual([
    { options: ['测试模式', '波数范围'], text: '“KBr 压片”不能与“4000–100”同选' },
  ]);
  expect(isValidChoice(options, both)).toBe(false);
  expect(newConflicts(options, { ...start, range: ['far'] }, both)).toHaveLength(1);
  expect(newConflicts(options, { ...start, mode: ['kbr'] }, both)).toHaveLength(1);
  expect(optionsChangedMessage('红外', options, both)).toBe(
    '“红外”的选项“KBr 压片”不能与“4000–100”同选，请重新选择',
  );
});

test('a choice needs its condition, which then cannot be taken away', () => {
  expect(newConflicts(options, start, pickChoice(start, extra, 'hmbc'))).toEqual(['“HMBC”需同时选择“¹³C”']);
  const carbon = pickChoice(pickChoice(start, atom, 'c'), extra, 'hmbc');
  expect(isValidChoice(options, carbon)).toBe(true);
  expect(newConflicts(options, carbon, pickChoice(carbon, atom, 'c'))).toEqual(['“HMBC”需同时选择“¹³C”']);
});

test('a question that needs an answer begins with its first one and keeps one', () => {
  expect(start.atom).toEqual(['h']);
  expect(newConflicts(options, start, pickChoice(start, atom, 'h'))).toEqual(['“测试核”至少选择一项']);
  expect(offeredChoice(options, { mode: ['kbr'], range: ['mid'] })).toEqual({
    options: { mode: ['kbr'], range: ['mid'], atom: ['h'] },
    same: false,
  });
});

test('the test takes as long as its slowest choice', () => {
  const device = { turnaround_days: 3, options };
  expect(turnaroundDays(device, start)).toBe(3);
  expect(turnaroundDays(device, { ...start, range: ['far'] })).toBe(9);
});

test('from choices that keep the rules, clicks that break none lead to choices that keep the rules', () => {
  const clicks = fc.array(fc.tuple(fc.nat(), fc.nat(2)), { maxLength: 12 });
  fc.assert(
    fc.property(generated, clicks, (some, pressed) => {
      let chosen: Chosen = defaultChoices(some);
      fc.pre(isValidChoice(some, chosen));
      for (const [at, key] of pressed) {
        const option = some[at % some.length];
        if (!option) continue;
        const next = pickChoice(chosen, option, `c${key}`);
        const valid = isValidChoice(some, next);
        // What can be pressed is what stays valid: nothing else is offered, and nothing of it is withheld.
        expect(newConflicts(some, chosen, next).length === 0).toBe(valid);
        if (valid) chosen = next;
      }
    }),
  );
});
