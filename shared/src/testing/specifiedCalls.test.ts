/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contract } from '../contract';

const page = readFileSync(resolve(__dirname, '../../../docs/specification.md'), 'utf8');
const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap((match) => match[1] ?? []);

/** The specified calls, from the table of docs/specification.md. */
const calls = page
  .split('\n')
  .filter((line) => /^\| `(?:open|auth)\//.test(line))
  .flatMap((line) => {
    const [, below = '', built = '', toCome = ''] = line.split('|');
    const [folder = ''] = quoted(below);
    return [
      ...quoted(built).map((name) => ({ path: `${folder}${name}`, built: true })),
      ...quoted(toCome).map((name) => ({ path: `${folder}${name}`, built: false })),
    ];
  });

test('the table names each of the 99 specified calls once', () => {
  expect(new Set(calls.map(({ path }) => path)).size).toBe(99);
  expect(calls).toHaveLength(99);
});

test('the contract has each specified call that is not marked as to come', () => {
  expect(calls.filter(({ path, built }) => built && !(path in contract))).toEqual([]);
});

test('a call that the contract has is not marked as to come', () => {
  expect(calls.filter(({ path, built }) => !built && path in contract)).toEqual([]);
});
