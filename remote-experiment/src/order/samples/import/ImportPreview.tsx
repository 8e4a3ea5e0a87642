import { Alert } from '@portal/shared/extras';
import { DataTable } from '@portal/shared/parts';
import { goesTo, sampleForms, sampleHazards, type TestItem, testLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { sampleTitles } from '../reading/sampleHead';
import type { SampleReading } from '../reading/sampleReading';
import { skippedText } from '../reading/skippedText';
import type { SampleFields, SampleRange } from '../sampleList';
import { understoodText } from './understoodText';

/** Rows that the preview shows; problems are listed for all. */
const shown = 5;

/** What was read: the problems by row and cell, and the first rows. */
export function ImportPreview({
  reading,
  range: { least, most },
  tests,
}: {
  readonly reading: SampleReading;
  readonly range: SampleRange;
  /** Items of the order that samples go to. */
  readonly tests: readonly TestItem[];
}) {
  const { rows, ignored, skipped, notes, unknownTests } = reading;
  // Names of tests that are asked are no problems to be corrected later.
  const problems = reading.problems.filter(({ field }) => field !== 'tests' || unknownTests.length === 0);
  const left = Math.max(0, rows.length - most);
  if (rows.length === 0)
    return (
      <Alert severity="warning">
        没有读到样品，请至少填写一行。
        {skipped.length > 0 && <Box>{skippedText(skipped)}</Box>}
        {notes.map((note) => (
          <Box key={note}>{note}。</Box>
        ))}
      </Alert>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity={problems.length > 0 || left > 0 ? 'warning' : 'success'} role="status">
        <strong>
          读到 {rows.length} 个样品{problems.length > 0 && `，${problems.length} 处请核对`}
        </strong>
        {problems.length > 0 && (
          <Box component="ul" aria-label="请核对的内容" tabIndex={0} sx={problemList}>
            {problems.map(({ row, line, field, message }) => (
              <li key={`${row}${field}${message}`}>
                第 {line} 行“{sampleTitles[field][0]}”：{message}
              </li>
            ))}
          </Box>
        )}
        {problems.length > 0 && (
          <Box>可以改好后再导入；直接填入时，这些内容请在清单里核对、修改，其余照常填入。</Box>
        )}
        {left > 0 && (
          <Box>
            本单最多 {most} 个样品，最后 {left} 行不会填入。
          </Box>
        )}
        {rows.length < least && <Box>本单至少 {least} 个样品，填入后请补齐。</Box>}
        {skipped.length > 0 && <Box>{skippedText(skipped)}</Box>}
        {ignored.length > 0 && <Box>没有对应的列，已略过：{ignored.join('、')}</Box>}
        {notes.map((note) => (
          <Box key={note}>{note}。</Box>
        ))}
        <Box>填入后替换现有清单，可以撤销。</Box>
      </Alert>
      <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {understoodText(reading)}
      </Box>
      <DataTable
        label="读到的样品"
        columns={[
          ...columns,
          ...(reading.columns.some(({ field }) => field === 'tests') ? [testColumn(tests)] : []),
        ]}
        rows={rows.slice(0, shown).map((sample, index) => ({ ...sample, index }))}
        keyOf={({ index }) => String(index)}
      />
      {rows.length > shown && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          以上是前 {shown} 个，其余 {Math.min(rows.length, most) - shown} 个填入后可见。
        </Box>
      )}
    </Box>
  );
}

interface PreviewRow extends Partial<SampleFields> {
  readonly index: number;
}

const columns = [
  { label: sampleTitles.number[0], cell: ({ number }: PreviewRow) => number ?? '自动编号' },
  { label: sampleTitles.name[0], wide: true, cell: ({ name }: PreviewRow) => name ?? '—' },
  { label: sampleTitles.form[0], cell: ({ form }: PreviewRow) => (form ? sampleForms[form] : '—') },
  {
    label: sampleTitles.hazards[0],
    cell: ({ hazards = [], unclear }: PreviewRow) =>
      hazards.map((hazard) => sampleHazards[hazard]).join('、') || (unclear ? '—' : '无'),
  },
];

const testColumn = (items: readonly TestItem[]) => {
  const labels = testLabels(items);
  return {
    label: sampleTitles.tests[0],
    cell: ({ tests }: PreviewRow) =>
      items
        .flatMap(({ rid }) => (goesTo({ item_rids: tests }, rid) ? (labels.get(rid) ?? []) : []))
        .join('、') || '—',
  };
};

const problemList = { pl: 2.5, my: 0.5, maxHeight: 190, overflow: 'auto', overflowWrap: 'anywhere' } as const;
