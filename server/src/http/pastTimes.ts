import { contract, type Path, pastInstants } from '@portal/shared/contract';
import { z } from 'zod';
import { latest } from '../kit/time';

/** Where an answer has instants of the past: at this place, in the fields of an object, or in each item of a list or record. */
interface Places {
  readonly here?: true;
  readonly fields?: Readonly<Record<string, Places>>;
  readonly items?: Places;
}

/**
 * Returns a function that cuts the times of what has happened in an answer of a call to the server's time. A clock that was ahead may
 * have stored later ones, and nothing has happened next year.
 */
export function pastTimes(path: Path): (data: unknown, now: Date) => unknown {
  const places = placesIn(contract[path].data);
  if (!places) return (data) => data;
  return (data, now) => cut(data, places, { now: now.toISOString(), latest: latest(now).toISOString() });
}

function placesIn(schema: unknown): Places | undefined {
  if (schema instanceof z.ZodISODateTime) return pastInstants.has(schema) ? { here: true } : undefined;
  if (schema instanceof z.ZodObject) return fieldsIn(Object.entries(schema.shape));
  if (schema instanceof z.ZodArray) return itemsIn(schema.element);
  if (schema instanceof z.ZodRecord) return itemsIn(schema.valueType);
  if (schema instanceof z.ZodUnion) return schema.options.map(placesIn).reduce(merged, undefined);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return placesIn(schema.unwrap());
  return undefined;
}

function fieldsIn(shape: readonly (readonly [string, unknown])[]): Places | undefined {
  const found = shape.flatMap(([name, schema]) => {
    const places = placesIn(schema);
    return places ? [[name, places] as const] : [];
  });
  return found.length === 0 ? undefined : { fields: Object.fromEntries(found) };
}

function itemsIn(schema: unknown): Places | undefined {
  const items = placesIn(schema);
  return items && { items };
}

/** Joins the places of the members of a union. */
function merged(a: Places | undefined, b: Places | undefined): Places | undefined {
  if (!a || !b) return a ?? b;
  const fields = { ...a.fields };
  for (const [name, places] of Object.entries(b.fields ?? {}))
    fields[name] = merged(fields[name], places) ?? places;
  return { ...a, ...b, fields };
}

interface Times {
  readonly now: string;
  readonly latest: string;
}

/** Returns the value itself while nothing in it is too late. */
function cut(value: unknown, places: Places, times: Times): unknown {
  if (typeof value === 'string') return places.here && value > times.latest ? times.now : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return mapped(value, (item) => cut(item, places.items ?? {}, times));
  const entries = Object.entries(value).map(([name, field]) => {
    const below = places.fields?.[name] ?? places.items;
    return [name, below ? cut(field, below, times) : field] as const;
  });
  const isSame = Object.values(value).every((field, index) => field === entries[index]?.[1]);
  return isSame ? value : Object.fromEntries(entries);
}

function mapped(list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const changed = list.map(change);
  return changed.every((item, index) => item === list[index]) ? list : changed;
}
