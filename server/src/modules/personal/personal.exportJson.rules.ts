/** A row as it is exported. */
export type Row = Readonly<Record<string, unknown>>;

/** A row of the export with lists of rows of other tables, which are read one after the other, before the next row. */
export interface OwnRow {
  readonly row: Row;
  readonly lists: readonly { readonly name: string; readonly rows: AsyncIterable<Row> }[];
}

/** Characters of a piece of JSON: each passes through several streams, which takes longer than writing it. */
const pieceLength = 32_768;

/** Writes rows as a JSON array, indented as `JSON.stringify(rows, null, 2)` does, piece by piece. `onRow` is called for each. */
export async function* jsonOf(rows: AsyncIterable<OwnRow>, onRow: () => void): AsyncGenerator<string> {
  let piece = '';
  for await (const text of textsOf(rows, onRow)) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function* textsOf(rows: AsyncIterable<OwnRow>, onRow: () => void): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { row, lists } of rows) {
    onRow();
    // Without the brace at its end, which comes after the lists.
    yield `${before}  ${indented(row, 2).slice(0, -'\n  }'.length)}`;
    for (const { name, rows: inner } of lists) yield* listJson(name, inner);
    yield '\n  }';
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

async function* listJson(name: string, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n    ${JSON.stringify(name)}: [`;
  let before = '\n';
  for await (const row of rows) {
    yield `${before}      ${indented(row, 6)}`;
    before = ',\n';
  }
  yield before === '\n' ? ']' : '\n    ]';
}

/** A line break in JSON is never part of a text. */
const indented = (value: unknown, depth: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(depth)}`);
