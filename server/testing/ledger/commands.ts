import { type TransferKind, transferKinds } from '@portal/shared/rules';
import fc from 'fast-check';
import type { Move, PlainMove } from '../../src/modules/ledger/ledger.move.rules';
import { close, reopen, setLimit } from '../../src/modules/ledger/ledger.service';
import type { LedgerModel } from './model';
import type { Ending, World } from './world';

/** A command runs on the real ledger and on the model; `World` compares both. It can always run. */
class Act implements fc.AsyncCommand<LedgerModel, World> {
  readonly #text: string;
  readonly #run: (world: World) => Promise<void>;
  constructor(text: string, run: (world: World) => Promise<void>) {
    this.#text = text;
    this.#run = run;
  }
  check = () => true;
  run = (_model: LedgerModel, world: World) => this.#run(world);
  toString = () => this.#text;
}

const act = <T>(name: string, input: fc.Arbitrary<T>, run: (world: World, input: T) => Promise<void>) =>
  input.map((value) => new Act(`${name} ${JSON.stringify(value)}`, (world) => run(world, value)));

const amount = fc.integer({ min: 1, max: 9 });
/** Owners by number: two members, a group and the lab. */
const owner = fc.nat(3);
const days = fc.integer({ min: 1, max: 5 });
const part = fc.option(amount, { nil: undefined });
/** Which earlier id a move refers to, counted from the last one. */
const reference = fc.nat(6);
/** Amounts that are refused before anything is read. */
const anyAmount = fc.oneof(
  { weight: 20, arbitrary: amount },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 0.5) },
);

const often: readonly TransferKind[] = [
  'deposit',
  'order_by_cash',
  'order_on_credit',
  'statement_by_cash',
  'statement_by_bank',
  'allot_cash',
  'points_earned',
  'points_gift',
];
const kind = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...often) },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(transferKinds) as TransferKind[])) },
);

const plain = fc.record({
  kind,
  debit: owner,
  credit: owner,
  amount: anyAmount,
  /** Days until a pending transfer expires, 0 for never, undefined for a transfer that is not pending. */
  pending: fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.oneof(fc.constant(0), days) },
  ),
  balancing: fc.oneof(
    { weight: 5, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom('debit' as const, 'credit' as const, 'both' as const) },
  ),
  /** Whether an account that only the lab or only others have may be asked of anybody. */
  isWrongOwner: fc.integer({ min: 0, max: 29 }).map((number) => number === 0),
});
const following = fc.record({ do: fc.constantFrom('post', 'void', 'reverse'), of: reference, part });
const move = fc.oneof({ weight: 3, arbitrary: plain }, { weight: 2, arbitrary: following });
const ending = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Ending>('commit') },
  { weight: 1, arbitrary: fc.constantFrom<Ending>('crash', 'caught') },
);
type Given = typeof move extends fc.Arbitrary<infer T> ? T : never;

/** Returns the move with owners, ids and times of this world. */
function moveOf(world: World, given: Given): Move {
  if ('do' in given) {
    const of = world.ids.at(-1 - (given.of % world.ids.length)) ?? '';
    const id = world.newId();
    const some = given.part === undefined ? {} : { amount: given.part };
    if (given.do === 'void') return { id, voids: of };
    return given.do === 'post' ? { id, posts: of, ...some } : { id, reverses: of, ...some };
  }
  const { pending, balancing, isWrongOwner } = given;
  const rule = transferKinds[given.kind];
  const expires = pending ? new Date(world.at.getTime() + pending * 86_400_000) : null;
  const ownerOf = (side: 'debit' | 'credit'): PlainMove['debit'] => {
    if (isWrongOwner) return world.owner(given[side]);
    return labKinds.has(rule[side]) ? world.owner(3) : world.owner(given[side] % 3);
  };
  return {
    id: world.newId(),
    kind: given.kind,
    debit: ownerOf('debit'),
    credit: ownerOf('credit'),
    amount: given.amount,
    cause: { kind: 'model', rid: 'model' },
    ...(pending === undefined ? {} : { pending: { expires } }),
    ...(balancing === undefined ? {} : { balancing }),
  };
}

const labKinds = new Set<string>([
  'bank',
  'revenue',
  'suspense',
  'bonus_given',
  'points_given',
  'rebate_owed',
]);

/** Moves, alone and linked. A move of a linked call may refer to another one of the same call. */
const transfers = act(
  'transfer',
  fc.record({ moves: fc.array(move, { minLength: 1, maxLength: 3 }), ending }),
  (world, { moves, ending }) =>
    world.call(
      moves.map((given) => moveOf(world, given)),
      ending,
    ),
);

const single = act('transfer', fc.record({ move, ending }), (world, { move, ending }) =>
  world.call([moveOf(world, move)], ending),
);

/** An earlier call again: the same, with another amount, or a part of a linked one. */
const repetitions = act(
  'repeat',
  fc.record({ call: fc.nat(6), how: fc.constantFrom('same', 'changed', 'part') }),
  async (world, { call, how }) => {
    const moves = world.calls.at(-1 - (call % Math.max(1, world.calls.length))) ?? [];
    const [first] = moves;
    if (first === undefined) return;
    if (how === 'same') await world.call(moves, 'commit');
    else if (how === 'part') await world.call([first], 'commit');
    else if ('kind' in first) await world.call([{ ...first, amount: first.amount + 1 }], 'commit');
  },
);

const expiry = act('expire', fc.constant(undefined), (world) => world.expire());

const clock = act('days', fc.integer({ min: -1, max: 4 }), async (world, days) => {
  world.at = new Date(world.at.getTime() + days * 86_400_000);
});

const ownedKind = fc.constantFrom('cash' as const, 'credit' as const, 'points' as const);

/** What staff do to one account. */
const limits = act(
  'limit',
  fc.record({
    kind: fc.constantFrom('credit' as const, 'cash' as const),
    owner: fc.nat(2),
    floor: fc.integer({ min: -15, max: 0 }),
  }),
  async (world, { kind, owner, floor }) => {
    const ref = { owner: world.owner(owner), kind };
    world.model.setLimit(ref, floor);
    await world.db.transaction((tx) => setLimit(tx, ref, floor));
    await world.prove();
  },
);

const closing = act(
  'close',
  fc.record({ kind: ownedKind, owner: fc.nat(2), closed: fc.boolean() }),
  async (world, { kind, owner, closed }) => {
    const ref = { owner: world.owner(owner), kind };
    world.model.setClosed(ref, closed);
    await world.db.transaction((tx) => (closed ? close(tx, ref, world.at) : reopen(tx, ref)));
    await world.prove();
  },
);

/** All commands, the usual ones more often. */
export const ledgerCommands = [
  single,
  single,
  single,
  transfers,
  transfers,
  repetitions,
  expiry,
  clock,
  limits,
  limits,
  closing,
];
