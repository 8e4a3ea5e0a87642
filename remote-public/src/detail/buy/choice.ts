import type { ChosenOptions, DeviceOption } from '@portal/shared/contract';
import { defaultChoices, validCount } from '@portal/shared/rules';

/**
 * Query parameter of the choices: `choice=range:wide&choice=extra:fit`, so that a reload, a login or a shared link
 * keeps them. Default choices and unknown ones are left out.
 */
const name = 'choice';
const countName = 'count';

/** Returns the choices in a URL's query; single options without one get their first choice. */
export function chosenOf(options: readonly DeviceOption[], search: URLSearchParams): ChosenOptions {
  const wanted = new Set(search.getAll(name));
  const chosen: ChosenOptions = defaultChoices(options);
  for (const option of options) {
    const keys = option.choices.map(({ key }) => key).filter((key) => wanted.has(`${option.key}:${key}`));
    if (keys.length > 0) chosen[option.key] = option.kind === 'single' ? keys.slice(0, 1) : keys;
  }
  return chosen;
}

/** Returns the URL's query with these choices instead of its own. */
export function withChosen(
  search: URLSearchParams,
  options: readonly DeviceOption[],
  chosen: ChosenOptions,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const start = defaultChoices(options);
  next.delete(name);
  for (const option of options) {
    const keys = chosen[option.key] ?? [];
    if (keys.join() === (start[option.key] ?? []).join()) continue;
    for (const key of keys) next.append(name, `${option.key}:${key}`);
  }
  return next;
}

export function countOf(search: URLSearchParams): number {
  return validCount(Number(search.get(countName)));
}

export function withCount(search: URLSearchParams, count: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (count === 1) next.delete(countName);
  else next.set(countName, String(count));
  return next;
}
