import { costs, part, type Step, type Token } from './keyword.part.rules';
import { isHan } from './keyword.rules';
import { nearKey, soundOf, type Vocabulary } from './keyword.vocabulary.rules';

/** Maximum length of a name in tokens. */
const nameMax = 16;

/** Minimum length of a Latin word that may be a name in pinyin. */
const pinyinMin = 4;

interface Guess {
  readonly key: string | undefined;
  readonly cost: number;
  readonly corrected: boolean;
}

/** Yields the names that windows of tokens from this one are, as written or nearly. */
export function* namesFrom(vocabulary: Vocabulary, tokens: readonly Token[], from: number): Iterable<Step> {
  for (let to = from + 1; to <= Math.min(tokens.length, from + nameMax); to++) {
    const window = tokens.slice(from, to);
    const text = window.map((one) => one.text).join('');
    if (vocabulary.names.has(text)) {
      yield { to, parts: [part('name', text)], cost: costs.name };
      continue;
    }
    for (const { key, cost, corrected } of guesses(vocabulary, window, text))
      if (key !== undefined) yield { to, parts: [part('name', key, corrected)], cost };
  }
}

function guesses(vocabulary: Vocabulary, window: readonly Token[], text: string): Guess[] {
  const { byReading, bySound } = vocabulary;
  const written = window.filter((one) => isHan(one.text)).length;
  const reading = window.map(({ syllable }) => syllable).join('');
  const sound = { key: bySound.get(soundOf(reading)), cost: costs.sound, corrected: true };
  const wrong = { key: nearKey(vocabulary, text), cost: costs.wrong, corrected: true };
  if (written === 0 && window.length > 1) return [];
  if (written === 0 && text.length < pinyinMin) return [wrong];
  if (written === 0)
    return [{ key: byReading.get(text), cost: costs.pinyin, corrected: false }, sound, wrong];
  const homophone = { key: byReading.get(reading), cost: costs.homophone, corrected: true };
  return written < 2 ? [] : written < 3 ? [homophone] : [homophone, sound, wrong];
}
