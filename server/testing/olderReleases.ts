/** What a statement does to the API of the release before, which runs beside the new one during an upgrade. */
const alwaysBreaking: readonly (readonly [RegExp, string])[] = [
  [/\bDROP\s+(?:TABLE|COLUMN|VIEW|TYPE|SEQUENCE|FUNCTION)\b/i, 'removes what it uses'],
  [/\bRENAME\b/i, 'renames what it uses'],
  [/\bSET\s+NOT\s+NULL\b/i, 'refuses rows that it writes'],
  [/\bDROP\s+DEFAULT\b/i, 'refuses rows that it writes'],
  [/\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i, 'changes what it reads'],
];

/** The same in a table that exists already; the older release does not write into a new one. */
const breakingInOldTables: readonly (readonly [RegExp, string])[] = [
  [/\bADD\s+COLUMN\b(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT\s+NULL\b/is, 'refuses rows that it writes'],
  [/\bADD\s+CONSTRAINT\b/i, 'refuses rows that it writes'],
  [/\bCREATE\s+UNIQUE\s+INDEX\b/i, 'refuses rows that it writes'],
];

const nameIn = (statement: string, before: RegExp): string | undefined =>
  new RegExp(`${before.source}\\s+(?:IF\\s+NOT\\s+EXISTS\\s+|ONLY\\s+)?(?:"?public"?\\.)?"?(\\w+)`, 'i').exec(
    statement,
  )?.[1];

/** A new column that the older release, which does not know it, leaves empty. */
const addedNullable = /\bADD\s+COLUMN\s+"(\w+)"(?!.*\b(?:NOT\s+NULL|DEFAULT|GENERATED)\b)/is;

/** Whether a statement adds a constraint that names only such columns: it refuses no row in which they are empty. */
function isOnlyOf(added: ReadonlySet<string>, statement: string): boolean {
  const keys = /\bADD\s+CONSTRAINT\b.*\bFOREIGN\s+KEY\s*\(([^)]*)\)/is.exec(statement)?.[1];
  const checked = /\bADD\s+CONSTRAINT\b.*\bCHECK\s*\((.*)\)$/is.exec(statement)?.[1];
  const columns =
    keys?.match(/\w+/g) ?? [...(checked ?? '').matchAll(/\."(\w+)"/g)].map(([, name]) => name ?? '');
  if (/\bIS\s+NOT\s+NULL\b/i.test(checked ?? '')) return false;
  return columns.length > 0 && columns.every((name) => added.has(name));
}

/** Returns the statements of a migration that the API of the release before cannot work with, each with the reason. */
export function breakingStatements(sql: string): string[] {
  const statements = sql
    .replace(/^--(?!>).*$/gm, '')
    .split(/--> statement-breakpoint|;/)
    .map((statement) => statement.trim())
    .filter(Boolean);
  const made = new Set(statements.map((statement) => nameIn(statement, /CREATE\s+TABLE/)));
  const added = new Set(statements.flatMap((statement) => addedNullable.exec(statement)?.[1] ?? []));
  return statements.flatMap((statement) => {
    const table = nameIn(statement, /ALTER\s+TABLE/) ?? nameIn(statement, /\bON/);
    const rules = made.has(table) ? alwaysBreaking : [...alwaysBreaking, ...breakingInOldTables];
    const broken = isOnlyOf(added, statement)
      ? undefined
      : rules.find(([pattern]) => pattern.test(statement));
    return broken ? [`${statement} (${broken[1]})`] : [];
  });
}

/**
 * Returns the number of the migration since whose release nothing uses what this one removes or narrows; undefined for a
 * migration that is not marked as a contract step.
 */
export function unusedSince(sql: string): number | undefined {
  const mark = /^-- Contract step: unused since (\d{4})$/m.exec(sql)?.[1];
  return mark === undefined ? undefined : Number(mark);
}
