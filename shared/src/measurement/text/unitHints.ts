import type { Fact } from '../reading';
import type { Column, Group } from './columns';
import { cleaned, cleanUnit } from './labels';
import { roleOf } from './roles';

const hints = {
  xUnit: /^(?:x[ _-]?(?:axis)?[ _-]?units?|xaxisunit|axisunit\[1\]|xunits)$/i,
  yUnit: /^(?:y[ _-]?(?:axis)?[ _-]?units?|dataunit|yaxisunit|axisunit\[0\]|yunits)$/i,
  xLabel: /^(?:x[ _-]?(?:axis)?[ _-]?(?:label|title|type)|axistype\[1\]|xlabel)$/i,
  yLabel: /^(?:y[ _-]?(?:axis)?[ _-]?(?:label|title|type)|axistype\[0\]|ylabel)$/i,
};

const factOf = (facts: readonly Fact[], pattern: RegExp): string =>
  facts.find(({ name }) => pattern.test(name))?.value ?? '';

/** Completes a group of two columns without heads by what the file's head says of its axes: `##XUNITS=1/CM`. */
export function withHints(group: Group, facts: readonly Fact[], head: string): Group {
  const [x, y, ...more] = group.columns;
  if (!x || !y || more.length > 0 || x.label !== '') return group;
  const ocean =
    /begin (?:processed )?spectral data/i.test(head) && !/axis mode:? ?(?:pixel|raman)/i.test(head);
  const unit = ocean ? 'nm' : cleanUnit(factOf(facts, hints.xUnit));
  const label = ocean ? '波长' : cleaned(factOf(facts, hints.xLabel));
  const made: Column = { ...x, label, unit, role: roleOf(unit === '' ? label : `${label} [${unit}]`.trim()) };
  const drawn: Column = {
    ...y,
    label: y.label || cleaned(factOf(facts, hints.yLabel)),
    unit: y.unit || cleanUnit(factOf(facts, hints.yUnit)),
  };
  return { ...group, columns: [made, drawn] };
}
