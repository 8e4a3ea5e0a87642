import fc from 'fast-check';
import { member, type TestMember } from '../../../testing/factories';
import { type Invoicing, invoicing, nextInvoiceNumber, paidStatement } from '../../../testing/invoices';
import { type Lab, lab } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

/** Milliseconds that only a hanging test takes. */
const patience = 1_800_000;

interface Statement {
  readonly rid: string;
  readonly code: string;
  /** Paid in cash, less refunds. */
  paid: number;
  /** Confirmed and not paid. */
  readonly owed: number;
}

interface Request {
  readonly rid: string;
  readonly code: string;
  readonly parts: ReadonlyMap<Statement, number>;
  state: 'waiting' | 'issuing' | 'issued' | 'red_applied' | 'red_confirmed' | 'red' | 'refused' | 'cancelled';
}

/** One member's statements and requests, as they should be. */
interface Scene {
  readonly who: TestMember;
  readonly bill: Invoicing;
  readonly statements: readonly Statement[];
  readonly requests: Request[];
}

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});

/** A member with three statements: paid, paid in part, and not paid. */
async function begin(): Promise<Scene> {
  const who = await member(t.db);
  const bill = await invoicing(t, desk, who);
  const statements: Statement[] = [];
  for (const paid of [undefined, 2_000, 0]) {
    const { rid, code, total_fen } = await paidStatement(t, desk, who, paid);
    const inCash = paid ?? total_fen;
    statements.push({ rid, code, paid: inCash, owed: total_fen - inCash });
  }
  return { who, bill, statements, requests: [] };
}

const ended: readonly Request['state'][] = ['red', 'refused', 'cancelled'];

/** What requests use up of a statement. */
const invoicedOf = ({ requests }: Scene, statement: Statement): number =>
  requests
    .filter(({ state }) => !ended.includes(state))
    .reduce((sum, { parts }) => sum + (parts.get(statement) ?? 0), 0);
const openOf = (scene: Scene, statement: Statement): number =>
  statement.paid + statement.owed - invoicedOf(scene, statement);

interface Step {
  readonly act: keyof typeof moves | 'ask' | 'edit' | 'refund';
  readonly pick: number;
  /** Per cent of what is open of each statement; 0 leaves the statement out. */
  readonly shares: readonly number[];
}

/** Acts on a request: from which states to which one, and by which call. */
const moves = {
  cancel: {
    from: { waiting: 'cancelled', red_applied: 'issued' },
    call: ({ who }, { rid }) => t.call('auth/invoiceApply/cancel', { rid }, { token: who.token }),
  },
  refuse: {
    from: { waiting: 'refused', issuing: 'refused' },
    call: (_, { code }) =>
      t.call('staff/invoiceApply/refuse', { code, reason: '税号有误' }, { token: desk.token }),
  },
  take: {
    from: { waiting: 'issuing' },
    call: (_, { code }) => t.call('staff/invoiceApply/take', { code }, { token: desk.token }),
  },
  issue: {
    from: { issuing: 'issued' },
    call: async ({ bill }, { code }) => {
      await bill.addFile(code, 'pdf');
      const input = { code, number: nextInvoiceNumber() };
      return t.call('staff/invoiceApply/issue', input, { token: desk.token });
    },
  },
  redLetter: {
    from: { issued: 'red_applied' },
    call: ({ who }, { rid }) =>
      t.call('auth/invoiceApply/redLetter', { rid, reason: '抬头有误' }, { token: who.token }),
  },
  redConfirm: {
    from: { red_applied: 'red_confirmed' },
    call: (_, { code }) => t.call('staff/invoiceApply/redConfirm', { code }, { token: desk.token }),
  },
  redWithdraw: {
    from: { red_applied: 'issued', red_confirmed: 'issued' },
    call: (_, { code }) =>
      t.call('staff/invoiceApply/redWithdraw', { code, reason: '已抵扣' }, { token: desk.token }),
  },
  redIssue: {
    from: { red_confirmed: 'red' },
    call: async ({ bill }, { code }) => {
      await bill.addFile(code, 'pdf');
      const input = { code, number: nextInvoiceNumber() };
      return t.call('staff/invoiceApply/redIssue', input, { token: desk.token });
    },
  },
} satisfies Record<string, Move>;

interface Move {
  readonly from: Partial<Record<Request['state'], Request['state']>>;
  call(
    scene: Scene,
    request: Request,
  ): Promise<{ readonly code: number; readonly error: string | undefined }>;
}

/** Asks for parts of statements, or changes a waiting request; accepted when no part is above what is open. */
async function ask(scene: Scene, shares: readonly number[], edited?: Request): Promise<void> {
  const { statements, requests, who, bill } = scene;
  const freed = (statement: Statement) => openOf(scene, statement) + (edited?.parts.get(statement) ?? 0);
  const parts = new Map<Statement, number>();
  for (const [index, share] of shares.entries()) {
    const statement = statements[index];
    if (!statement) continue;
    const most = freed(statement);
    const amount = share > 100 ? most + 1 : Math.floor((most * share) / 100);
    if (amount > 0) parts.set(statement, amount);
  }
  if (parts.size === 0) return;
  const isFit = [...parts].every(([statement, amount]) => amount <= freed(statement));
  const given = { parts: [...parts].map(([{ rid }, amount_fen]) => ({ statement_rid: rid, amount_fen })) };
  const input = { ...given, type: 1 as const, invoice_rid: bill.invoice_rid };
  const answer = edited
    ? await t.call('auth/invoiceApply/edit', { ...input, rid: edited.rid }, { token: who.token })
    : await t.call('auth/invoiceApply/add', input, { token: who.token });
  expect(answer.code === 0 ? answer.error : 'ok').toBe(isFit ? 'ok' : 'amount_invalid');
  if (!isFit) return;
  if (edited) requests.splice(requests.indexOf(edited), 1);
  const { rid, code } = answer.data;
  requests.push({ rid, code, parts, state: 'waiting' });
}

/** Refunds a share of the paid statement, which is accepted up to what is not invoiced. */
async function refund(scene: Scene, share: number): Promise<void> {
  const [statement] = scene.statements;
  if (!statement) return;
  const amount_fen = Math.max(1, Math.ceil((statement.paid * share) / 100));
  const isFit = amount_fen <= openOf(scene, statement);
  const input = { code: statement.code, amount_fen, reason: '重复计费' };
  const answer = await t.call('staff/statement/refund', input, { token: desk.token });
  expect(answer.code === 0 ? answer.error : 'ok').toBe(isFit ? 'ok' : 'amount_invalid');
  if (isFit) statement.paid -= amount_fen;
}

async function perform(scene: Scene, { act, pick, shares }: Step): Promise<void> {
  if (act === 'ask') return ask(scene, shares);
  if (act === 'refund') return refund(scene, shares[0] ?? 0);
  const { requests } = scene;
  // Most often a request in a state that allows the act, else any one, for which it is refused.
  const from: Move['from'] = act === 'edit' ? { waiting: 'waiting' } : moves[act].from;
  const fit = requests.filter(({ state }) => from[state]);
  const list = fit.length > 0 && pick > 0 ? fit : requests;
  const request = list[pick % Math.max(1, list.length)];
  if (!request) return ask(scene, shares);
  if (act === 'edit') return request.state === 'waiting' ? ask(scene, shares, request) : undefined;
  const move: Move = moves[act];
  const to = move.from[request.state];
  const answer = await move.call(scene, request);
  expect(answer.code === 0 ? answer.error : 'ok').toBe(to ? 'ok' : 'invoice_apply_act_refused');
  if (to) request.state = to;
}

/** Compares states of requests and the amounts of statements with what they should be. */
async function compare(scene: Scene): Promise<void> {
  const { token } = scene.who;
  const { list } = (await t.call('auth/asset/invoiceHistory', { size: 100 }, { token })).data;
  const expected = scene.statements.map((statement) => {
    const invoiced = invoicedOf(scene, statement);
    const open = openOf(scene, statement);
    expect(open).toBeGreaterThanOrEqual(0);
    return [statement.rid, statement.paid, invoiced, open];
  });
  const found = list.map((one) => [one.statement_rid, one.paid_cash_fen, one.invoiced_fen, one.open_fen]);
  expect(found.sort()).toEqual(expected.sort());
  const applies = (await t.call('auth/invoiceApply/list4person', { size: 100 }, { token })).data.list;
  const states = new Map(applies.map(({ rid, state }) => [rid, state]));
  for (const { rid, state } of scene.requests) expect(states.get(rid)).toBe(state);
}

const actNames = [
  'ask',
  'ask',
  'ask',
  'edit',
  'refund',
  'refund',
  'refund',
  ...(Object.keys(moves) as (keyof typeof moves)[]),
] as const;
/** Per cent; 101 is above what is open. */
const share = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom(0, 100) },
  { weight: 1, arbitrary: fc.constant(101) },
);
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(
    ...actNames,
    ...(['take', 'issue', 'issue', 'redLetter', 'redConfirm', 'redIssue'] as const),
  ),
  pick: fc.nat(6),
  shares: fc.tuple(share, share, share),
});

test(
  'in any order of requests, changes, issues, red letters and refunds no more is invoiced than was paid or is owed, and what is open is right',
  async () => {
    const { SOAK_CASES, SOAK_SEED } = process.env;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
        const scene = await begin();
        for (const one of steps) {
          await perform(scene, one);
          await compare(scene);
        }
      }),
      {
        // Shrinking would repeat a sequence of seconds hundreds of times.
        endOnFailure: true,
        // A sequence takes a second: soak runs a hundredth of its cases.
        numRuns: SOAK_CASES === undefined ? 3 : Math.ceil(Number(SOAK_CASES) / 100),
        ...(SOAK_SEED !== undefined && { seed: Number(SOAK_SEED) }),
      },
    );
  },
  patience,
);
