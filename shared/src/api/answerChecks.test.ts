/** @jest-environment node */
import fc from 'fast-check';
import { z } from 'zod';
import { contract, type Path } from '../contract';
import { checkedCalls, isAnswer } from './answerChecks';

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Document {
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const dataOf = (path: string): Schema & Document =>
  z.toJSONSchema(contract[path as Path].data, { io: 'output', unrepresentable: 'any' });

/** Values of each JSON type, by which an answer is spoiled. */
const others: readonly unknown[] = [null, true, 7, 'word', [], {}, [null], { list: [] }];

const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' ? 'number' : typeof value;
};

/** Valid answers by a schema, and answers with one part that the schema does not allow. Formats and limits are left out. */
function answersOf(
  schema: Schema,
  defs: Document['$defs'],
): { right: fc.Arbitrary<unknown>; wrong: fc.Arbitrary<unknown>[] } {
  if (schema.$ref !== undefined) {
    const found = defs?.[schema.$ref.replace('#/$defs/', '')];
    if (!found) throw new Error(`no ${schema.$ref}`);
    return answersOf(found, defs);
  }
  const variants = schema.anyOf?.filter(isSchema);
  const allowed = variants ? variants.flatMap((one) => typesOf(one, defs)) : typesOf(schema, defs);
  const wrongHere = fc.constantFrom(...others.filter((value) => !allowed.includes(typeOf(value))));
  if (variants) {
    const all = variants.map((one) => answersOf(one, defs));
    return { right: fc.oneof(...all.map(({ right }) => right)), wrong: [wrongHere] };
  }
  switch (allowed[0]) {
    case 'array': {
      const { right, wrong } = answersOf(itemsOf(schema), defs);
      return {
        right: fc.array(right, { maxLength: 3 }),
        wrong: [
          wrongHere,
          ...wrong.map((one) =>
            fc.tuple(fc.array(right, { maxLength: 2 }), one).map(([list, bad]) => [...list, bad]),
          ),
        ],
      };
    }
    case 'object':
      return objects(schema, defs, wrongHere);
    case 'string':
      return { right: fc.string(), wrong: [wrongHere] };
    case 'number':
      return { right: fc.integer(), wrong: [wrongHere] };
    case 'boolean':
      return { right: fc.boolean(), wrong: [wrongHere] };
    default:
      return { right: fc.constant(null), wrong: [wrongHere] };
  }
}

const itemsOf = ({ items }: Schema): Schema => {
  if (!isSchema(items)) throw new Error('a list without items');
  return items;
};

function typesOf(schema: Schema, defs: Document['$defs']): string[] {
  if (schema.$ref !== undefined) return typesOf(defs?.[schema.$ref.replace('#/$defs/', '')] ?? {}, defs);
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return values.map(typeOf);
  return [schema.type].flat().map((type) => (type === 'integer' ? 'number' : String(type)));
}

function objects(schema: Schema, defs: Document['$defs'], wrongHere: fc.Arbitrary<unknown>) {
  const { additionalProperties: rest, required = [], properties = {} } = schema;
  if (isSchema(rest) && Object.keys(properties).length === 0 && Object.keys(rest).length > 0) {
    const { right, wrong } = answersOf(rest, defs);
    return {
      right: fc.dictionary(fc.string({ minLength: 1 }), right, { maxKeys: 2, noNullPrototype: true }),
      wrong: [wrongHere, ...wrong.map((one) => one.map((bad): unknown => ({ key: bad })))],
    };
  }
  const parts = Object.entries(properties).filter((entry): entry is [string, Schema] => isSchema(entry[1]));
  const inside = parts.map(([name, child]) => [name, answersOf(child, defs)] as const);
  const right = fc.record(Object.fromEntries(inside.map(([name, one]) => [name, one.right])), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
  const without = required.map((name) =>
    right.map((all): unknown => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))),
  );
  const spoiled = inside.flatMap(([name, { wrong }]) =>
    wrong.map((one) => fc.tuple(right, one).map(([all, bad]): unknown => ({ ...all, [name]: bad }))),
  );
  return { right, wrong: [wrongHere, ...without, ...spoiled] };
}

test.each(checkedCalls)('the check of %s is that of the contract', (path) => {
  const schema = dataOf(path);
  const { right, wrong } = answersOf(schema, schema.$defs);
  fc.assert(fc.property(right, (data) => isAnswer(path as Path, data)));
  expect(wrong.length).toBeGreaterThan(3);
  for (const one of wrong)
    fc.assert(
      fc.property(one, (data) => !isAnswer(path as Path, data)),
      { numRuns: 20 },
    );
});
