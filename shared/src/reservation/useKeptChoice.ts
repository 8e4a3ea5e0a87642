import { serverNow } from '@portal/shared/api';
import { Stored } from '@portal/shared/parts';
import { useState } from 'react';
import type { ChosenTime } from './chosenTime';

/** Chosen time by service. */
type Choices = Readonly<Record<string, ChosenTime>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isChoice = (value: unknown) =>
  isObject(value) &&
  typeof value.instrument_rid === 'string' &&
  typeof value.taken === 'boolean' &&
  [value.starts, value.ends, value.anchor].every((time) => Number.isFinite(Date.parse(String(time))));

const stored = new Stored(
  'scene',
  (value): value is Choices => isObject(value) && Object.values(value).every(isChoice),
);

/** Returns the choices of which no part has passed. */
const toCome = (choices: Choices): Choices =>
  Object.fromEntries(
    Object.entries(choices).filter(([, { starts }]) => Date.parse(starts) > serverNow().getTime()),
  );

/**
 * The time that the member has chosen on a service's instruments and not held yet, kept from visit to visit until it has
 * passed (the specification's scene data).
 */
export function useKeptChoice(device_rid: string) {
  const [chosen, setChosen] = useState<ChosenTime | undefined>(() => toCome(stored.read() ?? {})[device_rid]);
  const choose = (time: ChosenTime | undefined) => {
    setChosen(time);
    const { [device_rid]: _before, ...others } = toCome(stored.read() ?? {});
    if (!time) return stored.write(Object.keys(others).length > 0 ? others : undefined);
    // The slots around the choice are those of the week that was shown; they are outdated at the next visit.
    const { known: _known, ...kept } = time;
    stored.write({ ...others, [device_rid]: kept });
  };
  return [chosen, choose] as const;
}
