import { isFiller } from './keyword.filler.rules';
import { type Part, part } from './keyword.part.rules';
import type { Vocabulary } from './keyword.vocabulary.rules';

/** Maximum length of what is taken apart, and of one of its pieces. */
const lengthMax = 48;
const pieceMax = 24;

/** Shorter names are in too many words. */
const nameMin = 3;
const pinyinMin = 4;

/**
 * Splits Latin letters that are written together, also in pinyin, into names and fillers: semeds, xrdtest, hongwaiceshi, 1xrd.
 * Undefined when letters are left over or no name is among them.
 */
export function compound(vocabulary: Vocabulary, text: string): Part[] | undefined {
  if (text.length > lengthMax) return undefined;
  const best: (Part[] | undefined)[] = [[]];
  for (let to = 1; to <= text.length; to++)
    for (let from = Math.max(0, to - pieceMax); from < to && best[to] === undefined; from++) {
      const before = best[from];
      const piece = before && pieceOf(vocabulary, text.slice(from, to));
      if (piece) best[to] = [...before, piece];
    }
  const found = best[text.length];
  return found?.some(({ kind }) => kind === 'name') ? found : undefined;
}

function pieceOf({ names, byReading, fillersByReading }: Vocabulary, piece: string): Part | undefined {
  if (names.has(piece) && piece.length >= nameMin) return part('name', piece);
  const key = piece.length >= pinyinMin ? byReading.get(piece) : undefined;
  if (key !== undefined) return part('name', key);
  return /^\d+$/.test(piece) || isFiller(piece) || fillersByReading.has(piece)
    ? part('filler', piece)
    : undefined;
}
