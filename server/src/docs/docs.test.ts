import { readFileSync } from 'node:fs';
import { components, contract, type Endpoint, errors, refusalsOf } from '@portal/shared/contract';
import { z } from 'zod';
import { type TestApp, testApp } from '../../testing/testApp';
import { staffPageFile, staffPageText, summaryFile } from './file';
import { openApi } from './openapi';
import { contractSummary } from './summary';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

test('the committed summary of the contract is current (else: npm run openapi -w server)', () => {
  expect(readFileSync(summaryFile, 'utf8')).toBe(contractSummary());
});

test('the table of roles in docs/staff.md is current (else: npm run openapi -w server)', () => {
  expect(readFileSync(staffPageFile, 'utf8')).toBe(staffPageText());
});

test('every call of the contract is described, and served', async () => {
  const { paths } = openApi();
  expect(Object.keys(Object(paths))).toEqual(Object.keys(contract).map((path) => `/api/${path}`));
  const calls: Record<string, Endpoint> = contract;
  for (const [path, { method = 'POST' }] of Object.entries(calls))
    expect(t.app.hasRoute({ method, url: `/api/${path}` })).toBe(true);
});

const references = (node: unknown): string[] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([key, value]) =>
        key === '$ref' && typeof value === 'string' ? [value] : references(value),
      );

test('each noun is described once, as a component that calls refer to', () => {
  const document = openApi();
  const { schemas, responses } = z
    .object({
      schemas: z.record(z.string(), z.unknown()),
      responses: z.record(z.string(), z.unknown()),
    })
    .parse(document.components);
  const defined = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ];
  expect([...new Set(references(document))].sort()).toEqual(defined.sort());
  expect(schemas).toHaveProperty(
    'Order.properties.timeline.items.$ref',
    '#/components/schemas/TimelineEntry',
  );

  // Calls that share an object of five or more fields must refer to one component.
  const seen = new Map<string, string>();
  for (const [path, { input, data }] of Object.entries<Endpoint>(contract))
    for (const [io, type] of [['input', input] as const, ['output', data] as const]) {
      const schema = z.toJSONSchema(type, { io, metadata: components });
      for (const object of largeObjects(schema)) {
        const text = JSON.stringify(object);
        expect([text, seen.get(text) ?? path]).toEqual([text, path]);
        seen.set(text, path);
      }
    }
});

/** Objects of at least five properties outside the definitions of components. */
function largeObjects(node: unknown): object[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([key, value]) => (key === '$defs' ? [] : largeObjects(value)));
  const isLarge = 'properties' in node && Object.keys(Object(node.properties)).length >= 5;
  return isLarge ? [node, ...inner] : inner;
}

test('each call lists the refusals that the contract names, by status', () => {
  const { paths, components: parts } = openApi();
  for (const [path, endpoint] of Object.entries<Endpoint>(contract)) {
    const { responses } = Object(Object.values(Object(paths)[`/api/${path}`])[0]);
    const listed = Object.entries<{ $ref?: string }>(responses).flatMap(([status, { $ref }]) => {
      if ($ref === undefined) return [];
      const name = $ref.replace('#/components/responses/', '');
      const response = Object(parts).responses[name].content['application/json'].schema;
      const ids: string[] = response.properties.data.properties.error.enum;
      return ids.map((id) => [id, Number(status)]);
    });
    const declared = refusalsOf(endpoint).map((id) => [id, errors[id].status]);
    expect([path, listed.sort()]).toEqual([path, declared.sort()]);
  }
});

/** Paths of calls of money, below `auth/` and `staff/`. */
const ofMoney =
  /^(auth|staff)\/(web\/)?(coupon|invoice|discount4user|order\/quote|approval|assign|credit|creditApply|prestore|prestoreApply|statement|transferApply)\b/;

test('calls of money that take input have an example, and every example is a valid input', () => {
  for (const [path, { input, example }] of Object.entries<Endpoint>(contract)) {
    const takesInput = !input.safeParse({}).success;
    if (ofMoney.test(path) && takesInput) expect([path, example]).toEqual([path, expect.anything()]);
    if (example !== undefined) expect([path, input.safeParse(example).error]).toEqual([path, undefined]);
  }
});

test('the page loads nothing from outside and runs no script of its own', async () => {
  const page = await t.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self'/);
  expect(page.headers['content-security-policy']).not.toMatch(/https?:|\.\w+;|upgrade/);
  expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).toMatch(/^(\.\/|\/api\/docs\/|data:)/);
});

test('the document is answered as it follows from the contract', async () => {
  const answer = await t.app.inject('/api/docs/json');
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApi())));
});
