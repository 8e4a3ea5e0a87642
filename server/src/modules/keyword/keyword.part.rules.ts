import { isHan, runsOf } from './keyword.rules';
import type { Vocabulary } from './keyword.vocabulary.rules';

/**
 * What a part of a search is. A suffix says nothing after a name, a prefix before one, a particle and a filler anywhere;
 * `rest` is what nobody knows.
 */
export type Kind = 'name' | 'filler' | 'prefix' | 'suffix' | 'particle' | 'rest';

export interface Part {
  readonly kind: Kind;
  /** The key of a name, else the text. */
  readonly text: string;
  /** True of a name that was typed otherwise: by another character of the same sound, with one wrong letter. */
  readonly corrected: boolean;
}

/** A way to read the tokens from one up to `to`, exclusively. */
export interface Step {
  readonly to: number;
  readonly parts: readonly Part[];
  readonly cost: number;
}

/** What a way of reading costs: the more has to be guessed, the more. */
export const costs = {
  name: 0.1,
  filler: 0.2,
  particle: 0.3,
  pinyin: 0.4,
  homophone: 0.5,
  sound: 0.7,
  wrong: 0.8,
  rest: 1,
} as const;

export const part = (kind: Kind, text: string, corrected = false): Part => ({ kind, text, corrected });

/** A Chinese character, or a run of other letters, with its pinyin. */
export interface Token {
  readonly text: string;
  readonly syllable: string;
}

/** Splits a key into tokens. */
export const tokensOf = ({ reading }: Vocabulary, key: string): Token[] =>
  runsOf(key).flatMap((run) => {
    if (!isHan(run)) return [{ text: run, syllable: run }];
    const syllables = reading(run);
    return Array.from(run, (sign, at) => ({ text: sign, syllable: syllables[at] ?? sign }));
  });
