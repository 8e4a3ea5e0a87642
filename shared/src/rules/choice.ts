import { choiceConflicts } from './choiceRule';
import type { Chosen, Option } from './option';
import { defaultChoices, wrongOptions } from './price';

/** Returns the canonical form of a valid choice: no empty options, keys in the order of the service's options. */
export function canonicalChoice(options: readonly Option[], chosen: Chosen): Record<string, string[]> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const keys = option.choices
        .map((choice) => choice.key)
        .filter((key) => chosen[option.key]?.includes(key));
      return keys.length > 0 ? [[option.key, keys]] : [];
    }),
  );
}

/** A choice reduced to what a service still offers. */
interface OfferedChoice {
  readonly options: Record<string, string[]>;
  /** True when nothing of the choice was left out or added. */
  readonly same: boolean;
}

/** Returns the choices that still exist; a question that needs an answer and whose choice is gone gets its first choice. */
export function offeredChoice(options: readonly Option[], chosen: Chosen): OfferedChoice {
  const defaults = defaultChoices(options);
  const kept = canonicalChoice(options, chosen);
  const offered = Object.fromEntries(
    options.flatMap(({ key, kind }) => {
      const keys =
        kind === 'single' && kept[key]?.length !== 1 ? defaults[key] : (kept[key] ?? defaults[key]);
      return keys ? [[key, keys]] : [];
    }),
  );
  return { options: offered, same: pairsOf(offered) === pairsOf(chosen) };
}

/** Returns all chosen keys as text, in an order that does not depend on the order of the options. */
const pairsOf = (chosen: Chosen): string =>
  JSON.stringify(
    Object.entries(chosen)
      .flatMap(([option, keys]) => keys.map((key) => `${option} ${key}`))
      .sort(),
  );

/** Returns the choices after a click: a single option's choice is replaced, a multi option's choice toggled. */
export function pickChoice(
  chosen: Chosen,
  { key: name, kind }: Pick<Option, 'key' | 'kind'>,
  key: string,
): Record<string, string[]> {
  const all = Object.fromEntries(Object.entries(chosen).map(([option, keys]) => [option, [...keys]]));
  if (kind === 'single') return { ...all, [name]: [key] };
  const now = all[name] ?? [];
  const next = now.includes(key) ? now.filter((one) => one !== key) : [...now, key];
  const { [name]: _, ...others } = all;
  return next.length > 0 ? { ...others, [name]: next } : others;
}

/** Says which choices of a service break its rules, or which of its options are no longer offered as they were chosen. */
export function optionsChangedMessage(name: string, options: readonly Option[], chosen: Chosen): string {
  const [conflict] = choiceConflicts(options, chosen);
  if (conflict) return `“${name}”的选项${conflict.text}，请重新选择`;
  const wrong = wrongOptions(options, chosen).map((option) => `“${option}”`);
  return `“${name}”的选项${wrong.join('、')}已变更，请重新选择`;
}
