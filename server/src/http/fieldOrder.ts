import { z } from 'zod';

/** Place of a field in the form: its position among the fields at each level. */
type Place = readonly number[];

/**
 * Returns the issues in the order of the schema's fields, which is that of the form (specification, section 5). Rules over
 * several fields are checked after all fields, so zod reports them last wherever their field stands.
 */
export const inFieldOrder = <Issue extends z.core.$ZodIssue>(
  schema: z.ZodType,
  issues: readonly Issue[],
): Issue[] =>
  issues
    .map((issue) => ({ issue, place: placeOfIssue(schema, issue) }))
    .sort((one, other) => compare(one.place, other.place))
    .map(({ issue }) => issue);

/** Unknown fields, and what is said about the whole, come after the fields. */
const last = Number.MAX_SAFE_INTEGER;

function placeOfIssue(schema: z.ZodType, { code, path }: z.core.$ZodIssue): Place {
  const place = placeOf(schema, path);
  return code === 'unrecognized_keys' || path.length === 0 ? [...place, last] : place;
}

function compare(one: Place, other: Place): number {
  for (const [level, position] of one.entries()) {
    const against = other[level];
    if (against === undefined) return 1;
    if (position !== against) return position - against;
  }
  return one.length - other.length;
}

function placeOf(schema: z.core.$ZodType | undefined, path: readonly PropertyKey[]): Place {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (typeof key === 'number') return [key, ...placeOf(itemOf(schema), rest)];
  for (const shape of shapesOf(schema)) {
    const position = Object.keys(shape).indexOf(String(key));
    if (position >= 0) return [position, ...placeOf(shape[String(key)], rest)];
  }
  return [last];
}

/** The objects that a schema can be, without what is wrapped around them. */
function shapesOf(schema: z.core.$ZodType | undefined): z.core.$ZodShape[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) return [inner.shape];
  return inner instanceof z.ZodUnion ? inner.options.flatMap(shapesOf) : [];
}

function itemOf(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  const inner = bare(schema);
  return inner instanceof z.ZodArray ? inner.element : undefined;
}

function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap());
  return schema instanceof z.ZodPipe ? bare(schema.in) : schema;
}
