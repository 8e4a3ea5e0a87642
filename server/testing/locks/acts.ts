import { contract, type Endpoint, type Path } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import type { TestMember } from '../factories';
import { attemptsOf } from '../foreign/attempts';
import { thingsOf } from '../foreign/things';
import type { TestApp } from '../testApp';

/** A call that changes something, with an input that fits records of one member. */
export interface LockingAct {
  readonly path: Path;
  readonly input: unknown;
  readonly token: string;
}

const isTried = ({ method = 'POST', body }: Endpoint): boolean => method === 'POST' && body !== 'multipart';

/**
 * Returns the calls of a member and of staff about the same records: those of members with the inputs that strangers try
 * (`foreign`), those of staff with the examples of the contract, in which codes and accounts are the member's.
 */
export async function actsAbout(t: TestApp, owner: TestMember, staffToken: string): Promise<LockingAct[]> {
  const its = await thingsOf(t, owner);
  const codes = await codesOf(t, owner);
  const endpoints = Object.entries(contract) as [Path, Endpoint][];
  const own = attemptsOf(its, its)
    .filter(({ path }) => isTried(contract[path]))
    .map(({ path, input }) => ({ path, input, token: owner.token }));
  const staff = endpoints
    .filter(
      ([, endpoint]) => endpoint.access === 'staff' && endpoint.example !== undefined && isTried(endpoint),
    )
    .map(([path, { example }]) => ({ path, input: withCodes(example, codes), token: staffToken }));
  return [...own, ...staff];
}

/** Returns the newest code of each kind of record of a member, by its letter. */
async function codesOf(t: TestApp, { rid, phone }: TestMember): Promise<ReadonlyMap<string, string>> {
  const codes = new Map([['account', phone]]);
  const rowsOf = async (query: ReturnType<typeof sql>): Promise<Record<string, string>[]> => {
    const result: unknown = await t.db.read((tx) => tx.execute(query));
    return typeof result === 'object' && result !== null && 'rows' in result ? (result.rows as never) : [];
  };
  const tables = await rowsOf(sql`SELECT a.table_name AS name FROM information_schema.columns a
    JOIN information_schema.columns b USING (table_schema, table_name)
    WHERE a.column_name = 'code' AND b.column_name = 'user_rid' AND table_schema = 'public'`);
  for (const { name = '' } of tables) {
    const [row] = await rowsOf(
      sql`SELECT code FROM ${sql.identifier(name)} WHERE user_rid = ${rid} ORDER BY code DESC LIMIT 1`,
    );
    if (row?.code) codes.set(row.code.charAt(0), row.code);
  }
  return codes;
}

/** Replaces the codes of an example, such as D20261118-000001, and accounts. */
function withCodes(example: unknown, codes: ReadonlyMap<string, string>): unknown {
  return JSON.parse(JSON.stringify(example), (key, value: unknown) => {
    if (key === 'account') return codes.get('account');
    const letter = typeof value === 'string' && /^([A-Z]+)\d{8}-\d{6}$/.exec(value)?.[1];
    return letter ? (codes.get(letter) ?? value) : value;
  });
}
