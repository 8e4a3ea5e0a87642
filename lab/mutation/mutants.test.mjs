import { migrationMutants, sourceMutants, sqlMutants } from './mutants.mjs';

const applied = (source, mutants) =>
  mutants.map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

describe('mutants of TypeScript', () => {
  test.each([
    ['x >= 2 && y', ['x > 2 && y', 'x >= 2 || y']],
    ['/* 中文 */ a - b', ['/* 中文 */ a + b']],
    ['-a', ['a']],
    ['!a', ['a']],
    ['a += 1', ['a -= 1']],
    ['Math.min(a, b)', ['Math.max(a, b)']],
    ['all.some(one)', ['all.every(one)']],
    ['f({ done: true })', ['f({ done: false })']],
    ['and(eq(a, b))', ["require('drizzle-orm').or(eq(a, b))", "and(require('drizzle-orm').ne(a, b))"]],
    [`sql\`a = \${b}\``, [`sql\`a <> \${b}\``]],
    [`sql<number>\`a + \${b - c}\``, [`sql<number>\`a - \${b - c}\``, `sql<number>\`a + \${b + c}\``]],
    [`\`a = \${b}\``, []],
    ['let a: -1 | true = f()', []],
  ])('%s', (source, expected) => {
    expect(applied(source, sourceMutants(source))).toEqual(expected);
  });
});

describe('mutants of SQL', () => {
  test.each([
    ['WHERE a <= b', ['WHERE a < b']],
    ['WHERE a IS NOT NULL AND b', ['WHERE a IS NULL AND b', 'WHERE a IS NOT NULL OR b']],
    [
      'SET a = 1, b = c - d WHERE e = 1',
      ['SET a = 1, b = c + d WHERE e = 1', 'SET a = 1, b = c - d WHERE e <> 1'],
    ],
    [
      "SELECT *, count(*), a * b, '-', \"=\", c::text, d->>'e' -- <",
      ["SELECT *, count(*), a / b, '-', \"=\", c::text, d->>'e' -- <"],
    ],
    ['a BETWEEN 1 AND 2', []],
    ['CREATE TABLE IF NOT EXISTS a (b int NOT NULL)', []],
  ])('%s', (source, expected) => {
    expect(applied(source, sqlMutants(source))).toEqual(expected);
  });

  test('of a migration only constraints, functions and conditions of triggers are changed', () => {
    const migration = [
      'CREATE INDEX a ON b (c DESC);',
      'ALTER TABLE a ADD CONSTRAINT b CHECK ("a" > 0);',
      'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN IF NEW.a < OLD.a THEN RAISE; END $$;',
    ].join('\n');
    expect(applied(migration, migrationMutants(migration))).toEqual([
      migration.replace('"a" > 0', '"a" >= 0'),
      migration.replace('NEW.a < ', 'NEW.a <= '),
    ]);
  });
});
