import type { ModelMember } from './model';
import type { Person } from './person';
import type { World } from './world';

/** Random numbers of an act: which record it is about, and how much. */
export interface Chosen {
  readonly pick: number;
  /** Per cent of an amount; above 100 it is too much. */
  readonly share: number;
}

/** One step: who acts in which world. */
export interface Turn extends Chosen {
  readonly world: World;
  readonly person: Person;
  readonly model: ModelMember;
  readonly who: Person['who'];
}

/** Performs an act in the portal and in the model. */
export interface Act {
  readonly name: string;
  /** Resolves to false, without a call, when there is nothing that the act could be about. */
  run(turn: Turn): Promise<boolean>;
}

/** Makes an act on what `find` returns; it does nothing when that is undefined. */
export const act = <T>(
  name: string,
  find: (turn: Turn) => T | undefined,
  perform: (found: T, turn: Turn) => Promise<void>,
): Act => ({
  name,
  run: async (turn) => {
    const found = find(turn);
    if (found === undefined) return false;
    await perform(found, turn);
    return true;
  },
});

/** For acts that are always possible. */
export const always = (): true => true;

export const one = <T>(list: readonly T[], { pick }: Chosen): T | undefined =>
  list[pick % Math.max(1, list.length)];

/** Returns a share of an amount, at least 1 fen. */
export const partOf = (amount: number, { share }: Chosen): number =>
  Math.max(1, Math.round((amount * share) / 100));

export const inState = <T extends { readonly state: string }>(
  list: readonly T[],
  ...states: T['state'][]
): T[] => list.filter(({ state }) => states.includes(state));
