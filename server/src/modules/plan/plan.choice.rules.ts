import type { ChosenOptions, DeviceOption } from '@portal/shared/contract';

/** A valid choice in its one spelling: no empty options, keys in the order in which the service lists them. */
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
