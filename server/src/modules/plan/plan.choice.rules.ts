import type { ChosenOptions, DeviceOption } from '@portal/shared/contract';

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
