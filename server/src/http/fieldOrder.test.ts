import { contract, type Endpoint } from '@portal/shared/contract';
import fc from 'fast-check';
import { z } from 'zod';
import { Refusal } from './error';
import { parseInput } from './input';

const inputs = Object.entries<Endpoint>(contract).flatMap(([path, { input }]) =>
  input instanceof z.ZodObject && Object.keys(input.shape).length > 1 ? [{ path, input }] : [],
);

function refusalOf(
  input: z.ZodType,
  given: unknown,
): { message: string; fields: readonly string[] } | undefined {
  try {
    parseInput(input, given);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { message: error.message, fields: Object.keys(error.details.fields ?? {}) };
  }
  return undefined;
}

/** Values that fields refuse, for a missing, an empty and a wrong one; objects bring the fields that are below. */
const wrong = fc.constantFrom<unknown>(undefined, '', null, -1, [], [{}], {}, 'x'.repeat(3000), '2026-12-02');

test.each(inputs)('$path names the wrong fields in the order of its form', ({ input }) => {
  const names = Object.keys(input.shape);
  const given = fc.record(Object.fromEntries([...names, 'unknown'].map((name) => [name, wrong])));
  fc.assert(
    fc.property(given, (value) => {
      const refusal = refusalOf(input, JSON.parse(JSON.stringify(value)));
      const places = (refusal?.fields ?? []).map((field) => {
        const place = names.indexOf(field.split('.')[0] ?? '');
        return place < 0 ? names.length : place;
      });
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }),
    { numRuns: 30 },
  );
});

test('no value of a setting, and no object in place of an input, makes a rule fail', () => {
  const settings = contract['staff/setting/update'].input.options.map(({ shape }) => shape.key.value);
  const setting = fc.record({ key: fc.constantFrom(...settings), value: fc.jsonValue() });
  const refused = (input: z.ZodType) => (given: unknown) => void refusalOf(input, given);
  fc.assert(fc.property(setting, refused(contract['staff/setting/update'].input)), { numRuns: 500 });
  for (const { input } of Object.values<Endpoint>(contract))
    fc.assert(fc.property(fc.jsonValue(), refused(input)), { numRuns: 20 });
});

test('a booking without anything names the fields as its form shows them', () => {
  const { input } = contract['auth/sampling/add'];
  expect(refusalOf(input, {})).toEqual({
    message: '[姓名]不能为空',
    fields: ['name', 'phone', 'address_code', 'address', 'date', 'time'],
  });
  expect(refusalOf(input, { name: '王小明', phone: 5, address: 5 })).toEqual({
    message: '[手机]格式不正确',
    fields: ['phone', 'address_code', 'address', 'date', 'time'],
  });
});

test('a list in an input is named in the order of its fields, item by item', () => {
  const row = z.strictObject({ from: z.string('from'), to: z.string('to') });
  const schema = z.strictObject({
    rows: z.array(row.refine(() => false, { path: ['from'], message: 'rule', when: () => true })),
  });
  expect(refusalOf(schema, { rows: [{}, { from: '', to: 1 }] })?.fields).toEqual([
    'rows.0.from',
    'rows.0.to',
    'rows.1.from',
    'rows.1.to',
  ]);
});
