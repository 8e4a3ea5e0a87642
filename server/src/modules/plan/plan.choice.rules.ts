import type { ChosenOptions, DeviceOption } from '@portal/shared/contract';
import { defaultChoices } from '@portal/shared/rules';

/** Returns the canonical form of a valid choice: no empty options, keys in the order of the service's options. */
export function canonicalChoice(options: readonly DeviceOption[], chosen: ChosenOptions): ChosenOptions {
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
  readonly options: ChosenOptions;
  /** True when nothing of the choice was left out or added. */
  readonly same: boolean;
}

/** Returns the choices that still exist; a question with one answer whose choice is gone gets its first choice. */
export function offeredChoice(options: readonly DeviceOption[], chosen: ChosenOptions): OfferedChoice {
  const defaults = defaultChoices(options);
  const kept = canonicalChoice(options, chosen);
  const offered = Object.fromEntries(
    options.flatMap(({ key, kind }) => {
      const keys = kind === 'single' && kept[key]?.length !== 1 ? defaults[key] : kept[key];
      return keys ? [[key, keys]] : [];
    }),
  );
  return { options: offered, same: pairsOf(offered) === pairsOf(chosen) };
}

/** Returns all chosen keys as text, in an order that does not depend on the order of the options. */
const pairsOf = (chosen: ChosenOptions): string =>
  JSON.stringify(
    Object.entries(chosen)
      .flatMap(([option, keys]) => keys.map((key) => `${option} ${key}`))
      .sort(),
  );
