import { z } from 'zod';
import type { EarlyCall } from '../../manifest/manifest';
import type { Params } from './pathPattern';

/** `:rid` is a parameter of the path, `?kw` one of the query. */
const place = z.string().regex(/^[:?]\w+$/);

/** Source of a value of an early call that is not a constant. */
const source = z.strictObject({
  /** Parameters to read; the first non-empty one is used. */
  from: z.array(place).min(1),
  /** True when the value must be a positive integer; any other value counts as empty. */
  number: z.boolean().optional(),
  /** Every value of that name in the query, as an array; a name without values counts as missing. */
  list: z.boolean().optional(),
  /** The largest number that counts. */
  most: z.int().optional(),
  /** Factor of the number, such as 100 where the URL has yuan and the call needs fen. */
  times: z.int().optional(),
  /** Default when all parameters are empty. */
  otherwise: z.union([z.string(), z.number()]).optional(),
  /** True omits the property when all parameters are empty; otherwise the call is not made. */
  optional: z.boolean().optional(),
});
type Source = z.infer<typeof source>;

const value = z.union([source, z.string(), z.number(), z.boolean(), z.null()]);

/** Calls that a release starts together with a page. Only open ones, because the page is requested without a token. */
export const earlyTemplates = z.array(
  z.tuple([z.string().regex(/^open\/[\w/]+$/), z.record(z.string(), value)]),
);
export type EarlyTemplates = z.infer<typeof earlyTemplates>;

/** The requested URL. */
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

function fromSource(source: Source, at: At): string | number | string[] | undefined {
  if (source.list) return listOf(source, at);
  for (const one of source.from) {
    const text = read(one, at);
    if (!text) continue;
    const given = source.number ? numberOf(text, source) : text;
    if (given !== undefined) return given;
  }
  return source.otherwise;
}

function listOf({ from }: Source, { search }: At): string[] | undefined {
  const values = from.flatMap((one) => search.getAll(one.slice(1))).filter((text) => text !== '');
  return values.length > 0 ? values : undefined;
}

function filled(template: EarlyTemplates[number][1][string], at: At): unknown {
  if (typeof template === 'string' && place.safeParse(template).success) return read(template, at);
  return typeof template === 'object' && template !== null ? fromSource(template, at) : template;
}

const mayMiss = (template: unknown) =>
  typeof template === 'object' && template !== null && 'optional' in template && template.optional === true;

/** Returns the early calls for a URL. A call whose required parameter is empty is omitted and left to the page. */
export function earlyCalls(templates: EarlyTemplates, at: At): EarlyCall[] {
  return templates.flatMap(([path, input]) => {
    const entries = Object.entries(input).map(
      ([key, template]) => [key, filled(template, at), mayMiss(template)] as const,
    );
    if (entries.some(([, given, optional]) => given === undefined && !optional)) return [];
    // JSON omits undefined properties and keeps their order, which must equal that of the screen's own call.
    return [[path, Object.fromEntries(entries)]];
  });
}
