import { choiceConflicts } from './choiceRule';
import type { Chosen, Option } from './option';

interface Priced {
  readonly base_fen: number;
  readonly options: readonly Option[];
}

/**
 * Returns the first choice of each option that must have one and needs no permission: the form's default and the basis of the
 * list price, which everybody can order at.
 */
export function defaultChoices(options: readonly Option[]): Record<string, string[]> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const first = option.choices.find(({ alone }) => !alone) ?? option.choices[0];
      return (option.kind === 'single' || option.at_least_one) && first ? [[option.key, [first.key]]] : [];
    }),
  );
}

/** Returns true when each single-choice option has exactly one known choice, no choice is unknown or repeated, and no rule is broken. */
export function isValidChoice(options: readonly Option[], chosen: Chosen): boolean {
  const known = new Set(options.map((option) => option.key));
  return Object.keys(chosen).every((key) => known.has(key)) && wrongOptions(options, chosen).length === 0;
}

/** Returns the names of the options whose choices are missing, repeated, no longer offered, or break a rule together. */
export function wrongOptions(options: readonly Option[], chosen: Chosen): string[] {
  const isRight = ({ key: name, kind, choices }: Option): boolean => {
    const keys = chosen[name] ?? [];
    if (kind === 'single' && keys.length !== 1) return false;
    if (new Set(keys).size !== keys.length) return false;
    return keys.every((key) => choices.some((choice) => choice.key === key));
  };
  const broken = new Set(choiceConflicts(options, chosen).flatMap((conflict) => conflict.options));
  return options.filter((option) => !isRight(option) || broken.has(option.label)).map(({ label }) => label);
}

/** Returns whether the member operates the instrument alone; undefined for a service without this choice. */
export function choosesAlone(options: readonly Option[], chosen: Chosen): boolean | undefined {
  const alone = options.flatMap(({ key, choices }) =>
    choices.filter((one) => one.alone).map((one) => [key, one.key] as const),
  );
  if (alone.length === 0) return undefined;
  return alone.some(([option, choice]) => chosen[option]?.includes(choice));
}

/** Returns the working days of a test with these choices: the most that a chosen one says, or those of the service. */
export function turnaroundDays(
  { turnaround_days, options }: { readonly turnaround_days: number; readonly options: readonly Option[] },
  chosen: Chosen,
): number {
  const days = options.flatMap(({ key, choices }) =>
    choices.filter((choice) => chosen[key]?.includes(choice.key)).flatMap((choice) => choice.days ?? []),
  );
  return days.length > 0 ? Math.max(...days) : turnaround_days;
}

/** Returns the price in fen of one unit with these choices. Unknown choices add nothing (see {@link isValidChoice}). */
export function unitPrice(device: Priced, chosen: Chosen): number {
  return device.options.reduce(
    (sum, option) =>
      sum +
      option.choices
        .filter((choice) => chosen[option.key]?.includes(choice.key))
        .reduce((extra, choice) => extra + choice.price_fen, 0),
    device.base_fen,
  );
}

/** Formats the choices as text, one line for each option, in the order of the options. */
export function choiceText(options: readonly Option[], chosen: Chosen): string[] {
  return options.flatMap((option) => {
    const labels = option.choices
      .filter((choice) => chosen[option.key]?.includes(choice.key))
      .map((choice) => choice.label);
    return labels.length > 0 ? [`${option.label}：${labels.join('、')}`] : [];
  });
}
