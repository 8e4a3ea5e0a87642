import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = resolve(__dirname, '../src');

/** What all table files export, by name: the tables, and what drizzle-kit reads of them. */
export const schema: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.table.ts'))
    .map((path) => jest.requireActual(join(source, path))),
);
