import { readFileSync } from 'node:fs';
import { contract, type Endpoint } from '@portal/shared/contract';
import { type TestApp, testApp } from '../../testing/testApp';
import { openApiFile, openApiText } from './file';
import { openApi } from './openapi';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

test('the committed document is current (else: npm run openapi -w server)', () => {
  expect(readFileSync(openApiFile, 'utf8')).toBe(openApiText());
});

test('every call of the contract is described, and served', async () => {
  const { paths } = openApi();
  expect(Object.keys(Object(paths))).toEqual(Object.keys(contract).map((path) => `/api/${path}`));
  const calls: Record<string, Endpoint> = contract;
  for (const [path, { method = 'POST' }] of Object.entries(calls))
    expect(t.app.hasRoute({ method, url: `/api/${path}` })).toBe(true);
});

test('the page loads nothing from outside and runs no script of its own', async () => {
  const page = await t.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self'/);
  expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1]);
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).toMatch(/^(\.\/|\/api\/docs\/|data:)/);
});
