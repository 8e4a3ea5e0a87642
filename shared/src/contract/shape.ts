import { z } from 'zod';
import type { Endpoint } from './endpoint';
import { contract } from './index';

/**
 * What a call takes and returns, as the build writes it into a release and the gateway compares it. Each path
 * (`list[].rid`) has its types joined by `|`; a leading `?` marks one that may be missing. A value of an
 * enumeration is written `=value`.
 */
export interface CallShape {
  /** Method, access and kind of body. */
  readonly call: string;
  readonly input: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
}

type Schema = z.core.JSONSchema.BaseSchema;

interface Place {
  readonly types: Set<string>;
  optional: boolean;
}

function valueTypes(schema: Schema): string[] {
  if (schema.$ref !== undefined) return [`#${schema.$ref}`];
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return values.map((value) => `=${value}`);
  return schema.type === undefined ? [] : [schema.type].flat();
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function childrenOf(schema: Schema, path: string): [path: string, schema: Schema, optional: boolean][] {
  const required = new Set(schema.required);
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, child]) => [path ? `${path}.${name}` : name, child, !required.has(name)] as const,
  );
  const rest = [
    [`${path}[]`, schema.items, false] as const,
    [`${path}.*`, schema.additionalProperties, true] as const,
  ];
  return [...properties, ...rest].flatMap(([at, child, optional]) =>
    isSchema(child) && !Array.isArray(child) ? [[at, child, optional]] : [],
  );
}

/** `variant`: below a union, where a property of one variant may be missing. */
function walk(schema: Schema, path: string, optional: boolean, found: Map<string, Place>): void {
  const place = found.get(path) ?? { types: new Set<string>(), optional: false };
  found.set(path, place);
  place.optional ||= optional;
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].filter(
    isSchema,
  );
  for (const variant of variants) walk(variant, path, optional, found);
  for (const type of valueTypes(schema)) place.types.add(type);
  for (const [at, child, missing] of childrenOf(schema, path)) walk(child, at, missing, found);
}

function flat(type: z.ZodType, io: 'input' | 'output'): Record<string, string> {
  const found = new Map<string, Place>();
  walk(z.toJSONSchema(type, { io, unrepresentable: 'any' }), '', false, found);
  return Object.fromEntries(
    [...found].map(([path, { types, optional }]) => [
      path,
      `${optional ? '?' : ''}${[...types].sort().join('|')}`,
    ]),
  );
}

/** Describes one call of the contract. */
export function shapeOf({ method = 'POST', access, body = 'json', input, data }: Endpoint): CallShape {
  return { call: `${method} ${access} ${body}`, input: flat(input, 'input'), data: flat(data, 'output') };
}

/** Describes every call of the contract, by path. */
export const callShapes = (): Record<string, CallShape> =>
  Object.fromEntries(Object.entries(contract).map(([path, endpoint]) => [path, shapeOf(endpoint)]));
