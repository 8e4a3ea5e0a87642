/** A block of a made VAMAS file. */
export interface MadeBlock {
  readonly id: string;
  readonly technique?: string;
  readonly label: string;
  /** First abscissa and step; undefined for abscissas as a column. */
  readonly grid?: readonly [start: number, step: number];
  readonly photons?: number;
  /** Columns: name, unit, values. */
  readonly columns: readonly (readonly [name: string, unit: string, values: readonly number[]])[];
  readonly most?: number;
  readonly total?: number;
}

const unknown = '1e+037';
const times = (line: string, count: number) => Array.from({ length: count }, () => line);

/** Writes a VAMAS file as ISO 14976 orders its lines. */
export function vamasFile(
  blocks: readonly MadeBlock[],
  { mode = 'NORM', before = '', scan = blocks[0]?.grid ? 'REGULAR' : 'IRREGULAR' } = {},
): Uint8Array {
  const head = [
    'VAMAS Surface Chemical Analysis Standard Data Transfer Format 1988 May 4',
    ...['institution', 'instrument', 'operator', 'experiment'],
    ...['2', 'first line of comment', '12'],
    ...[mode, scan],
    ...(mode === 'NORM' || mode === 'SDP' ? [`${blocks.length}`] : []),
    ...['1', 'etch time', 's'],
    ...['0', '1', 'item', '1', '1', 'future', `${blocks.length}`],
  ];
  const lines = [
    ...head,
    ...blocks.flatMap((block, index) => blockLines(block, index, mode)),
    'end of experiment',
  ];
  return new TextEncoder().encode(`${before}${lines.join('\r\n')}\r\n`);
}

function blockLines(block: MadeBlock, index: number, mode: string): string[] {
  const depth = mode === 'SDP';
  const rows = block.columns[0]?.[2].length ?? 0;
  const values = Array.from({ length: rows }, (_, row) =>
    block.columns.map(([, , column]) => `${column[row]}`),
  );
  return [
    ...[block.id, 'sample', '2024', '3', '9', '14', '5', '0', '8'],
    ...['1', 'comment', block.technique ?? 'XPS', `${index * 10}`, 'Al'],
    ...(depth ? ['18', '1', '1'] : []),
    ...[`${block.photons ?? 1486.6}`, ...times(unknown, 5), 'FAT', '20', ...times(unknown, 7)],
    ...['C', '1s', '-1'],
    ...(block.grid ? [block.label, 'eV', ...block.grid.map(String)] : []),
    ...[`${block.columns.length}`, ...block.columns.map(([name, unit]) => `${name}\r\n${unit}`)],
    ...['pulse counting', '0.1', '3', unknown],
    ...(depth ? times(unknown, 7) : []),
    ...[...times(unknown, 3), '1', 'parameter', 'd', '5', 'future'],
    `${block.total ?? rows * block.columns.length}`,
    ...block.columns.flatMap(([, , column]) => [
      `${Math.min(...column)}`,
      `${block.most ?? Math.max(...column)}`,
    ]),
    ...values.flat(),
  ];
}
