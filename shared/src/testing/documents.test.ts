/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'lab/README.md',
];
const textOf = (page: string) => readFileSync(join(root, page), 'utf8');

test.each(pages)('%s links to pages that exist', (page) => {
  const links = [...textOf(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
    ([, path = '']) => path,
  );
  expect(links.filter((path) => !existsSync(join(root, dirname(page), path)))).toEqual([]);
});

test.each(pages.filter((page) => page.startsWith('docs/')))('%s says first who reads it', (page) => {
  expect(textOf(page).split('\n')[2]).toMatch(/^For /);
});

test('every page of docs is named where people begin', () => {
  const named = textOf('README.md') + textOf('ARCHITECTURE.md');
  const hidden = pages.filter((page) => page.startsWith('docs/') && !named.includes(`](${page})`));
  expect(hidden).toEqual([]);
});

test('the architecture is read in ten minutes', () => {
  expect(textOf('ARCHITECTURE.md').split(/\s+/).length).toBeLessThan(1500);
});

test('what was not taken stands in one place', () => {
  const elsewhere = pages.filter(
    (page) => page !== 'docs/decisions.md' && /\b(Passed over|Rejected):/.test(textOf(page)),
  );
  expect(elsewhere).toEqual([]);
});
