/** A labelled data record: `##LABEL= value`. */
export interface JcampRecord {
  /** In capitals, without blanks, hyphens, slashes and underscores: programs write `DATA TYPE`, `DATATYPE` and `Data_Type`. */
  readonly label: string;
  /** Without comments (`$$` to the end of the line); lines are kept. */
  readonly value: string;
}

/** Records from `##TITLE=` to `##END=`. */
export interface JcampBlock {
  readonly records: readonly JcampRecord[];
}

const head = /^\s*##([^=\n]*)(?:=(.*))?$/;

function labelOf(text: string): string {
  return text.toUpperCase().replace(/[\s\-/_]/g, '');
}

/** Returns the records of a text. Lines before the first record are left out. */
function recordsOf(text: string): JcampRecord[] {
  const records: { label: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const written = line.replace(/\$\$.*$/, '');
    const [, label, value] = head.exec(written) ?? [];
    if (label !== undefined) records.push({ label: labelOf(label), lines: [value ?? ''] });
    else records.at(-1)?.lines.push(written);
  }
  return records.map(({ label, lines }) => ({ label, value: lines.join('\n').trim() }));
}

/**
 * Returns the blocks of a file, the inner blocks of a LINK each by itself. A `##TITLE=` begins a block also where the `##END=` of
 * the one before is missing; what stands between blocks is left out.
 */
export function blocksOf(text: string): JcampBlock[] {
  const blocks: JcampRecord[][] = [];
  let open: JcampRecord[] | undefined;
  for (const record of recordsOf(text)) {
    if (record.label === 'TITLE') {
      open = [];
      blocks.push(open);
    }
    if (record.label === 'END') open = undefined;
    else open?.push(record);
  }
  return blocks.map((records) => ({ records }));
}

/** Returns the value of the first of these labels that the block has; undefined when it has none, or an empty one. */
export function stated({ records }: JcampBlock, ...labels: readonly string[]): string | undefined {
  const found = records.find(({ label, value }) => labels.includes(label) && value !== '');
  return found?.value;
}

/** Returns the first number of a record, with a point or a comma before the decimals. */
export function numberIn(block: JcampBlock, ...labels: readonly string[]): number | undefined {
  return firstNumber(stated(block, ...labels));
}

/** Returns the first number of a text; undefined when it has none, or one that is not finite. */
export function firstNumber(text = ''): number | undefined {
  const [found] = /[-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?/.exec(text) ?? [];
  const value = Number(found?.replace(',', '.') ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}
