import { z } from 'zod';
import type { EarlyCall } from '../../manifest/manifest';
import type { Params } from './pathPattern';

/** `:rid` is the path's parameter, `?kw` the query's. */
const place = z.string().regex(/^[:?]\w+$/);

/** Where a value of an early call comes from when it does not simply stand there. */
const source = z.strictObject({
  /** Places to look at, the first that has something wins. */
  from: z.array(place).min(1),
  /** A positive whole number; anything else counts as nothing. */
  number: z.boolean().optional(),
  /** The largest number that counts. */
  most: z.int().optional(),
  /** What the number is sent times, such as 100 where the address has yuan and the call wants fen. */
  times: z.int().optional(),
  /** What is sent when no place has anything. */
  otherwise: z.union([z.string(), z.number()]).optional(),
  /** When no place has anything the value is left out; else the call is not made. */
  optional: z.boolean().optional(),
});
type Source = z.infer<typeof source>;

const value = z.union([source, z.string(), z.number(), z.boolean(), z.null()]);

/** Calls that a release wants started with a page: open ones only, for the page is asked for without a token. */
export const earlyTemplates = z.array(
  z.tuple([z.string().regex(/^open\/[\w/]+$/), z.record(z.string(), value)]),
);
export type EarlyTemplates = z.infer<typeof earlyTemplates>;

/** The address a page was asked for by. */
export interface At {
  readonly params: Params;
  readonly search: URLSearchParams;
}

function read(from: string, { params, search }: At): string | undefined {
  const name = from.slice(1);
  return from.startsWith(':') ? params[name] : (search.get(name) ?? undefined);
}

function numberOf(text: string, { most = Number.POSITIVE_INFINITY, times = 1 }: Source): number | undefined {
  if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) > most) return undefined;
  return Number(text) * times;
}

function fromSource(source: Source, at: At): string | number | undefined {
  for (const one of source.from) {
    const text = read(one, at);
    if (!text) continue;
    const given = source.number ? numberOf(text, source) : text;
    if (given !== undefined) return given;
  }
  return source.otherwise;
}

function filled(template: EarlyTemplates[number][1][string], at: At): unknown {
  if (typeof template === 'string' && place.safeParse(template).success) return read(template, at);
  return typeof template === 'object' && template !== null ? fromSource(template, at) : template;
}

const mayMiss = (template: unknown) =>
  typeof template === 'object' && template !== null && 'optional' in template && template.optional === true;

/** The calls for an address. One that lacks something it needs is left to the page. */
export function earlyCalls(templates: EarlyTemplates, at: At): EarlyCall[] {
  return templates.flatMap(([path, input]) => {
    const entries = Object.entries(input).map(
      ([key, template]) => [key, filled(template, at), mayMiss(template)] as const,
    );
    if (entries.some(([, given, optional]) => given === undefined && !optional)) return [];
    // JSON leaves out what is undefined, and keeps the order, which is the screen's own.
    return [[path, Object.fromEntries(entries)]];
  });
}
