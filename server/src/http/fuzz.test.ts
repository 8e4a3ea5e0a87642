import { contract, type Endpoint } from '@portal/shared/contract';
import fc from 'fast-check';
import { z } from 'zod';
import { member, staff } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/testApp';

let t: TestApp;
let tokens: Record<Endpoint['access'], string>;
beforeAll(async () => {
  t = await testApp();
  tokens = { open: '', member: (await member(t.db)).token, staff: (await staff(t.db)).token };
});

const endpoints = Object.entries<Endpoint>(contract).filter(([, { body }]) => body !== 'multipart');

/** Hostile text: NUL, lone surrogates, quotes, markup, wildcards and random strings. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    "'; DROP TABLE users; --",
    '<script>',
    '%_%',
    '\\',
    '1e400',
    '🧪',
    ' ',
  ),
);
const nasty = fc.oneof(
  nastyText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e308, null, true, [], {}),
  fc.array(nastyText, { maxLength: 3 }),
  fc.dictionary(nastyText, nastyText, { maxKeys: 3 }),
);

/** Texts that are valid for some field. Without them only the validation would be tested. */
const fitting = fc.constantFrom(
  '13912345678',
  '123456',
  'some-rid',
  '110108',
  '2026-11-30',
  '08:30-10:30',
  'a\0b',
  '王小明',
  'xrd',
);

/** Generates bodies with the call's own fields, each sometimes valid and sometimes not. */
function bodies(input: z.ZodType): fc.Arbitrary<unknown> {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const fields = Object.fromEntries(Object.entries(properties).map(([name, kind]) => [name, field(kind)]));
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: nasty },
  );
}

function field(kind: unknown): fc.Arbitrary<unknown> {
  const type = typeof kind === 'object' && kind !== null && 'type' in kind ? kind.type : undefined;
  if (type === 'integer' || type === 'number') return fc.oneof(fc.integer({ min: 0, max: 50 }), nasty);
  if (type === 'array') return fc.oneof(fc.array(fitting, { minLength: 1, maxLength: 3 }), nasty);
  if (type === 'object') return fc.oneof(fc.dictionary(fitting, fc.array(fitting, { maxLength: 2 })), nasty);
  return fc.oneof(fitting, nasty);
}

test.each(endpoints)('%s answers every body in the envelope, and never with 500', async (path, endpoint) => {
  await fc.assert(
    fc.asyncProperty(bodies(endpoint.input), async (body) => {
      const response = await t.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[endpoint.access]}` },
      });
      const { code, msg, data } = response.json();
      expect(response.statusCode).toBeLessThan(500);
      expect(code).toBe(response.statusCode === 200 ? 1 : 0);
      if (code === 0) expect(`${msg} ${JSON.stringify(data.fields ?? {})}`).not.toMatch(/Invalid|expected/);
    }),
    { numRuns: Number(process.env.SOAK_CASES ?? 3) },
  );
});

test('any refresh token in the query is handled', async () => {
  await fc.assert(
    fc.asyncProperty(nastyText, async (token) => {
      const query = new URLSearchParams({ token }).toString();
      const response = await t.app.inject({ method: 'POST', url: `/api/open/refresh4token?${query}` });
      expect([401, 422]).toContain(response.statusCode);
    }),
  );
});
