import { compound } from './keyword.compound.rules';
import { fillerWords, isFiller, isParticle, isPrefix, isSuffix } from './keyword.filler.rules';
import { namesFrom } from './keyword.guess.rules';
import { costs, type Kind, type Part, part, type Step, type Token, tokensOf } from './keyword.part.rules';
import { isHan } from './keyword.rules';
import type { Vocabulary } from './keyword.vocabulary.rules';

/** A search as names and the rest. */
export interface Segmented {
  readonly names: readonly string[];
  readonly rest: readonly string[];
  readonly corrected: boolean;
  /** How much of it had to be guessed or is not known; 0.1 for each name that was typed as it is. */
  readonly cost: number;
}

/** The cheapest way to read the beginning of a search that ends with this part. */
interface Path {
  readonly cost: number;
  readonly part: Part;
  readonly before: Path | undefined;
}

/** Maximum length in tokens of what is segmented. */
const tokensMax = 48;

/**
 * Splits a key into known names, fillers and the rest, so that as little as possible is unknown. With `guessing` also what
 * sounds like a name or differs by one character is one.
 */
export function segmented(vocabulary: Vocabulary, key: string, guessing: boolean): Segmented {
  const tokens = tokensOf(vocabulary, key).slice(0, tokensMax);
  const best: Map<Kind, Path>[] = tokens.map(() => new Map());
  for (const from of tokens.keys()) {
    const before = from === 0 ? [undefined] : [...(best[from - 1]?.values() ?? [])];
    for (const step of stepsFrom(vocabulary, tokens, from)) {
      if (!guessing && step.parts.some(({ corrected }) => corrected)) continue;
      const path = pathOf(step, before, tokens);
      const reached = best[step.to - 1];
      const known = path && reached?.get(path.part.kind);
      if (path && path.cost < (known?.cost ?? Number.POSITIVE_INFINITY)) reached?.set(path.part.kind, path);
    }
  }
  const ends = [...(best.at(-1)?.values() ?? [])].sort((a, b) => a.cost - b.cost);
  return summary(ends[0]);
}

/** Returns the cheapest of the paths with a step that may follow it. */
function pathOf(
  { to, parts, cost }: Step,
  before: readonly (Path | undefined)[],
  tokens: readonly Token[],
): Path | undefined {
  const [first, ...more] = parts;
  if (!first) return undefined;
  const paths = before
    .filter((one) => mayFollow(first.kind, one?.part.kind, tokens, to))
    .map((one) => ({ part: first, before: one, cost: (one?.cost ?? 0) + cost + alone(first, one) }))
    .sort((a, b) => a.cost - b.cost);
  return paths[0] && more.reduce<Path>((so, one) => ({ part: one, before: so, cost: so.cost }), paths[0]);
}

/** One unknown character alone costs as much as two, because words have two: 转变温度 is not 转, 变温 and 度. */
function alone(first: Part, before: Path | undefined): number {
  if (!isUnknownHan(first)) return 0;
  if (!before || !isUnknownHan(before.part)) return costs.rest;
  return before.before && isUnknownHan(before.before.part) ? 0 : -costs.rest;
}

const isUnknownHan = ({ kind, text }: Part): boolean => kind === 'rest' && isHan(text);

/** A suffix stands after a name or a filler, or at the end, also after a particle (核磁的图); a prefix at the beginning. */
function mayFollow(kind: Kind, before: Kind | undefined, tokens: readonly Token[], to: number): boolean {
  if (kind === 'prefix') return before === undefined || before === 'prefix' || before === 'particle';
  if (kind !== 'suffix') return true;
  if (before === 'rest' || before === 'particle')
    return to === tokens.length || fillersAt(tokens, to).length > 0;
  return before === 'name' || before === 'filler' || before === 'suffix';
}

function* stepsFrom(vocabulary: Vocabulary, tokens: readonly Token[], from: number): Iterable<Step> {
  const { text } = tokens[from] ?? { text: '' };
  const to = from + 1;
  yield { to, parts: [part('rest', text)], cost: isHan(text) ? costs.rest : 2 * costs.rest };
  for (const length of [...fillersAt(tokens, from), ...fillersBySound(vocabulary, tokens, from)])
    yield { to: from + length, parts: [part('filler', text)], cost: costs.filler };
  if (isPrefix(text)) yield { to, parts: [part('prefix', text)], cost: costs.filler };
  if (isSuffix(text)) yield { to, parts: [part('suffix', text)], cost: costs.filler };
  if (isParticle(text)) yield { to, parts: [part('particle', text)], cost: costs.particle };
  yield* namesFrom(vocabulary, tokens, from);
  const parts = isHan(text) ? undefined : compound(vocabulary, text);
  if (parts) yield { to, parts, cost: costs.pinyin };
}

/** Lengths of the fillers that begin at a token. */
function fillersAt(tokens: readonly Token[], from: number): number[] {
  const token = tokens[from];
  if (!token) return [];
  if (!isHan(token.text)) return isFiller(token.text) ? [1] : [];
  const text = tokens
    .slice(from, from + 6)
    .map((one) => one.text)
    .join('');
  return fillerWords.filter((filler) => text.startsWith(filler)).map((filler) => filler.length);
}

/** Lengths of fillers of two characters by others of the same sound: 测式. */
function fillersBySound({ fillersByReading }: Vocabulary, tokens: readonly Token[], from: number): number[] {
  const two = tokens.slice(from, from + 2);
  const isOne = two.length === 2 && two.every(({ text }) => isHan(text));
  return isOne && fillersByReading.has(two.map(({ syllable }) => syllable).join('')) ? [2] : [];
}

/** Joins what is unknown and stands side by side. */
function summary(last: Path | undefined): Segmented {
  const parts: Part[] = [];
  for (let path = last; path; path = path.before) parts.unshift(path.part);
  const rest: string[] = [];
  parts.forEach(({ kind, text }, at) => {
    const before = rest.at(-1) ?? '';
    // One character alone is no word, so what follows belongs to it: 质谱.
    const goesOn = kind === 'rest' || (kind === 'suffix' && Array.from(before).length === 1);
    if (goesOn && parts[at - 1]?.kind === 'rest' && isHan(text) && isHan(before))
      rest.splice(-1, 1, `${before}${text}`);
    else if (kind === 'rest') rest.push(text);
  });
  return {
    names: [...new Set(parts.filter(({ kind }) => kind === 'name').map(({ text }) => text))],
    rest,
    corrected: parts.some(({ corrected }) => corrected),
    cost: last?.cost ?? 0,
  };
}
