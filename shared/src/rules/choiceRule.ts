import type { Chosen, Option } from './option';

/** Address of a choice among the options of a service, as in the query of its page: `option:choice`. */
const addressOf = (option: string, choice: string) => `${option}:${choice}`;

/** What is said of a question with several answers that needs one and has none. */
export const leastOneText = ({ label }: Pick<Option, 'label'>) => `“${label}”至少选择一项`;

/** A rule of a service's choices that chosen ones break. */
export interface ChoiceConflict {
  /** Names of the options whose choices break it. */
  readonly options: readonly string[];
  /** What the rule says, for people. */
  readonly text: string;
}

interface Placed {
  readonly option: string;
  readonly label: string;
}

/** Returns all choices by their address. */
function placesOf(options: readonly Option[]): ReadonlyMap<string, Placed> {
  return new Map(
    options.flatMap((option) =>
      option.choices.map(
        ({ key, label }) => [addressOf(option.key, key), { option: option.label, label }] as const,
      ),
    ),
  );
}

/** Returns a choice's name without its remarks in brackets: `4000–100 cm⁻¹（远红外）` is `4000–100 cm⁻¹`. */
const nameOf = (label: string) => `“${label.replace(/（[^（）]*）/g, '').trim() || label}”`;

/** Returns the rules that these choices break: what is left open, what can't be combined, what lacks its condition. */
export function choiceConflicts(options: readonly Option[], chosen: Chosen): ChoiceConflict[] {
  const isChosen = (address: string) => {
    const [option = '', choice = ''] = address.split(':');
    return chosen[option]?.includes(choice) === true;
  };
  const places = placesOf(options);
  const known = (addresses: readonly string[] = []) =>
    addresses.flatMap((address) => {
      const place = places.get(address);
      return place ? [{ ...place, chosen: isChosen(address) }] : [];
    });
  return options.flatMap((option) => {
    const picked = option.choices.filter(({ key }) => isChosen(addressOf(option.key, key)));
    const open =
      option.at_least_one && picked.length === 0
        ? [{ options: [option.label], text: leastOneText(option) }]
        : [];
    const broken = picked.flatMap(({ label, excludes, requires }) => {
      const excluded = known(excludes).filter((other) => other.chosen);
      const conditions = known(requires);
      const lacking = conditions.length > 0 && !conditions.some((other) => other.chosen);
      return [
        ...excluded.map((other) => ({
          options: [option.label, other.option],
          text: `${nameOf(label)}不能与${nameOf(other.label)}同选`,
        })),
        ...(lacking
          ? [
              {
                options: [option.label],
                text: `${nameOf(label)}需同时选择${conditions.map((other) => nameOf(other.label)).join('或')}`,
              },
            ]
          : []),
      ];
    });
    return [...open, ...broken];
  });
}

/** Returns the rules that `next` would break and `chosen` does not: why a click on the way from one to the other is refused. */
export function newConflicts(options: readonly Option[], chosen: Chosen, next: Chosen): string[] {
  const now = new Set(choiceConflicts(options, chosen).map(({ text }) => text));
  return choiceConflicts(options, next)
    .map(({ text }) => text)
    .filter((text) => !now.has(text));
}

/** Returns the addresses in rules that name no choice of these options. */
export function unknownAddresses(options: readonly Option[]): string[] {
  const places = placesOf(options);
  return options
    .flatMap(({ choices }) =>
      choices.flatMap(({ excludes = [], requires = [] }) => [...excludes, ...requires]),
    )
    .filter((address) => !places.has(address));
}
