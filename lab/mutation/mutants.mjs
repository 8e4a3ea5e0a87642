// Finds the places where `npm run mutate` changes a source, and what it writes there instead.
import { parseSync } from '@swc/core';

/**
 * One change of a source: the characters from `start` to `end` become `text`.
 * @typedef {{ start: number, end: number, text: string }} Mutant
 */

const operators = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};

/** Operators that drizzle-orm provides as functions. The mutated file may not import the other one, so it is required. */
const drizzleOperators = {
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  and: 'or',
  or: 'and',
  asc: 'desc',
  desc: 'asc',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
};

const methods = { min: 'max', max: 'min', some: 'every', every: 'some' };

const sqlOperators = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '<>',
  '<>': '=',
  '!=': '=',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  AND: 'OR',
  OR: 'AND',
  LEAST: 'GREATEST',
  GREATEST: 'LEAST',
  TRUE: 'FALSE',
  FALSE: 'TRUE',
  ASC: 'DESC',
  DESC: 'ASC',
  'IS NULL': 'IS NOT NULL',
  'IS NOT NULL': 'IS NULL',
  'IS DISTINCT FROM': 'IS NOT DISTINCT FROM',
  'IS NOT DISTINCT FROM': 'IS DISTINCT FROM',
  EXISTS: 'NOT EXISTS',
};

/** Strings, quoted names, comments and casts come first, so that no operator is found inside of them. */
const sqlTokens =
  /'(?:[^']|'')*'|"[^"]*"|--.*|\/\*[\s\S]*?\*\/|::|:=|->>?|=>|\|\||@>|<@|!=|<>|<=|>=|[<>=+\-*/]|\bIS (?:NOT )?DISTINCT FROM\b|\bIS (?:NOT )?NULL\b|\bNOT NULL\b|\b(?:AND|OR|LEAST|GREATEST|TRUE|FALSE|ASC|DESC|EXISTS)\b/gi;

/** The text before an operator that assigns: SET a = 1, b = 2. */
const assignment = /\bSET\b(?:(?!\b(?:WHERE|FROM|RETURNING)\b)[\s\S])*$/i;
const assignedName = /(?:\bSET|,)\s*[^\s,()=]+\s*$/i;

const isOperator = (sql, { 0: token, index }) => {
  const before = sql.slice(0, index);
  const after = sql.slice(index + token.length);
  if (token === '=') return !(assignment.test(before) && assignedName.test(before));
  // count(*), SELECT * and name.*
  if (token === '*') return !/(?:\(|\.|\bSELECT)\s*$/i.test(before);
  if (/^AND$/i.test(token)) return !/\bBETWEEN\s+\S+\s*$/i.test(before);
  if (/^EXISTS$/i.test(token)) return !/\bIF\s*(?:NOT\s*)?$/i.test(before) && /^\s*\(/.test(after);
  return true;
};

/**
 * Returns the mutants of SQL: each comparison, sign, arithmetic and logical operator in turn.
 * @returns {Mutant[]}
 */
export function sqlMutants(sql) {
  return [...sql.matchAll(sqlTokens)].flatMap((match) => {
    const text = sqlOperators[match[0].toUpperCase()];
    if (text === undefined || !isOperator(sql, match)) return [];
    return [{ start: match.index, end: match.index + match[0].length, text }];
  });
}

/**
 * Returns the mutants of a migration: those inside of CHECK constraints, functions and the conditions of triggers.
 * @returns {Mutant[]}
 */
export function migrationMutants(sql) {
  const parts = [...sql.matchAll(/\bCHECK \(.*\)|\$\$[\s\S]*?\$\$|\bWHEN \(.*\)/g)];
  return parts.flatMap(({ 0: part, index }) => moved(sqlMutants(part), index));
}

const moved = (mutants, by) =>
  mutants.map(({ start, end, text }) => ({ start: start + by, end: end + by, text }));

/**
 * Returns the mutants of a TypeScript source: each comparison, sign, arithmetic and logical operator and each boolean
 * in turn, also those of drizzle's conditions and of SQL templates.
 * @returns {Mutant[]}
 */
export function sourceMutants(source) {
  const bytes = Buffer.from(source);
  // Positions of swc are in bytes and begin with 1.
  const at = (position) => bytes.subarray(0, position - 1).toString().length;
  const found = [];
  const replace = (start, end, text) => found.push({ start, end, text });
  const visit = (node) => {
    mutate(node, source, at, replace);
    for (const child of Object.values(node)) for (const one of [child].flat()) if (isNode(one)) visit(one);
  };
  visit(parseSync(source, { syntax: 'typescript', target: 'es2022' }));
  return found.sort((a, b) => a.start - b.start);
}

/** Types are no behaviour, and arguments of a call are wrapped in an object without a type. */
const isNode = (value) => typeof value === 'object' && value !== null && !String(value.type).startsWith('Ts');

const mutations = {
  BinaryExpression: operatorMutant,
  AssignmentExpression: operatorMutant,
  UnaryExpression({ operator, span, argument }, _source, at, replace) {
    if (operator === '!' || operator === '-') replace(at(span.start), at(argument.span.start), '');
  },
  BooleanLiteral({ value, span }, _source, at, replace) {
    replace(at(span.start), at(span.end), String(!value));
  },
  CallExpression({ callee }, _source, at, replace) {
    const other = callee.type === 'Identifier' && drizzleOperators[callee.value];
    if (other) replace(at(callee.span.start), at(callee.span.end), `require('drizzle-orm').${other}`);
    const method = callee.type === 'MemberExpression' && methods[callee.property.value];
    if (method) replace(at(callee.property.span.start), at(callee.property.span.end), method);
  },
  TaggedTemplateExpression({ tag, template, span }, source, at, replace) {
    if (source.slice(at(tag.span.start), at(tag.span.end)).match(/^sql\b/) === null) return;
    const start = at(template.span.start);
    const text = source.slice(start, at(span.end)).split('');
    // An expression inside of the template is a name or a value of the SQL.
    for (const { span } of template.expressions) text.fill('x', at(span.start) - start, at(span.end) - start);
    for (const mutant of moved(sqlMutants(text.join('')), start))
      replace(mutant.start, mutant.end, mutant.text);
  },
};

function mutate(node, source, at, replace) {
  if (Object.hasOwn(mutations, node.type)) mutations[node.type](node, source, at, replace);
}

function operatorMutant({ operator, left, right }, source, at, replace) {
  const other = operators[operator];
  if (other === undefined) return;
  const end = at(left.span.end);
  const start = end + source.slice(end, at(right.span.start)).indexOf(operator);
  replace(start, start + operator.length, other);
}
