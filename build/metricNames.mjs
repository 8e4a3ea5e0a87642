import { parse } from 'yaml';

/** Words of PromQL that are neither names of metrics nor functions. */
const words = new Set(['and', 'or', 'unless', 'bool', 'offset', 'group_left', 'group_right']);

/**
 * Returns the names of the metrics in an expression of PromQL, without duplicates.
 * @param {string} expression
 * @returns {string[]}
 */
export function namesIn(expression) {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '');
  const found = [...bare.matchAll(/(?<![\w.])[a-z_:][\w:]*(?!\w)(?!\s*\()/gi)].map(([name]) => name);
  return [...new Set(found)].filter((name) => !words.has(name));
}

/**
 * Returns the expressions of a file of Prometheus rules, with the names of their alerts.
 * @param {string} text
 */
export const rulesOf = (text) =>
  parse(text).groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ alert, expr })));

/**
 * Returns the expressions of a dashboard of Grafana, with the titles of their panels.
 * @param {string} text
 */
export const panelsOf = (text) =>
  JSON.parse(text).panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));

/**
 * Returns the names of the series that `/metrics` has, from its TYPE lines: a histogram has three.
 * @param {string} metrics
 * @returns {Set<string>}
 */
export function seriesOf(metrics) {
  const types = [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}
