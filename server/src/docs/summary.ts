import { contract, type Endpoint } from '@portal/shared/contract';
import type { Json } from './component';
import { openApi } from './openapi';

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? reference;

const isObject = (node: unknown): node is Json =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** Returns a schema as a type: `{name, note?, parts: [Part]}`. Limits, patterns and descriptions are left out. */
function typeOf(node: unknown): string {
  if (!isObject(node)) return 'any';
  if (typeof node.$ref === 'string') return nameOf(node.$ref);
  const alternatives = node.anyOf ?? node.oneOf;
  if (Array.isArray(alternatives)) return [...new Set(alternatives.map(typeOf))].join('|');
  if (Array.isArray(node.enum)) return node.enum.map((value) => JSON.stringify(value)).join('|');
  if ('const' in node) return JSON.stringify(node.const);
  if (node.type === 'array') return `[${typeOf(node.items)}]`;
  if (isObject(node.properties)) return objectOf(node.properties, node.required);
  if (node.type === 'object') return `{*: ${typeOf(node.additionalProperties)}}`;
  return typeof node.type === 'string' ? node.type : 'any';
}

function objectOf(properties: Json, required: unknown): string {
  const names = Array.isArray(required) ? required : [];
  const fields = Object.entries(properties).map(([name, schema]) => {
    const type = typeOf(schema);
    return `${name}${names.includes(name) ? '' : '?'}${type === 'string' ? '' : `: ${type}`}`;
  });
  return `{${fields.join(', ')}}`;
}

const schemaAt = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), node);

function callLine(
  path: string,
  { access, roles, method = 'POST', idempotent, errors }: Endpoint,
  operation: unknown,
) {
  const content = Object.values(Object(schemaAt(operation, 'requestBody', 'content')))[0];
  const input = typeOf(schemaAt(content, 'schema'));
  const data = typeOf(
    schemaAt(operation, 'responses', '200', 'content', 'application/json', 'schema', 'properties', 'data'),
  );
  const facts = [
    access,
    ...(roles ?? []),
    ...(method === 'GET' ? [method] : []),
    ...(idempotent ? ['idempotent'] : []),
  ];
  const refusals = errors?.length ? `\n  refuses ${errors.join(', ')}` : '';
  return `${path}  ${facts.join(' ')}\n  ${input} -> ${data}${refusals}`;
}

/**
 * Returns the contract in short, for reviews: each call with access, input, data and its own refusals, then the
 * components. Types only; a text is not named as such.
 */
export function contractSummary(): string {
  const document = openApi();
  const calls = Object.entries<Endpoint>(contract).map(([path, endpoint]) =>
    callLine(path, endpoint, Object.values(Object(schemaAt(document, 'paths', `/api/${path}`)))[0]),
  );
  const parts = Object.entries<unknown>(Object(schemaAt(document, 'components', 'schemas'))).map(
    ([name, schema]) => `${name} = ${typeOf(schema)}`,
  );
  return `${calls.join('\n')}\n\n${parts.join('\n')}\n`;
}
