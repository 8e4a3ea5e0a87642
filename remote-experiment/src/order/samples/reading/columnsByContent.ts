import { cleanLine } from '@portal/shared/rules';
import type { Table } from '@portal/shared/table';
import { isChoice } from './sampleCell';
import type { SampleField } from './sampleHead';

/**
 * Returns the fields of a table's columns without a head row: a column of forms or of hazards is known by its content, the
 * others are number and name, or the name alone.
 */
export function columnsByContent(table: Table): (SampleField | undefined)[] {
  const width = Math.max(0, ...table.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) =>
    table.map((cells) => cleanLine(cells[column] ?? '')).filter((text) => text !== ''),
  );
  const isMostly = (field: 'form' | 'hazards', texts: readonly string[]) =>
    texts.length > 0 && texts.filter((text) => isChoice(field, text)).length * 2 >= texts.length;
  const form = columns.findIndex((texts) => isMostly('form', texts));
  const hazards = columns.findIndex((texts, column) => column !== form && isMostly('hazards', texts));
  const texts = columns.flatMap((cells, column) =>
    cells.length > 0 && column !== form && column !== hazards ? [column] : [],
  );
  return columns.map((_cells, column) => {
    if (column === form) return 'form';
    if (column === hazards) return 'hazards';
    if (texts.length === 1) return column === texts[0] ? 'name' : undefined;
    return (
      [
        'number',
        'name',
        ...(form < 0 ? (['form'] as const) : []),
        ...(hazards < 0 ? (['hazards'] as const) : []),
      ] as const
    )[texts.indexOf(column)];
  });
}
