import { Alert } from '@portal/shared/extras';
import { type Column, DataTable, useFolded } from '@portal/shared/parts';
import { Box, Button, Money, Typography } from '@portal/shared/ui';
import type { BankRow } from './reading/bankReading';
import { type BankFile, linesOf } from './useBankFile';

interface BankPreviewProps {
  readonly file: BankFile;
  readonly isStoring: boolean;
  readonly onStore: () => void;
  readonly onClose: () => void;
}

/** What each line of the file is, what can't be read first, and how many are new. */
export function BankPreview({ file, isStoring, onStore, onClose }: BankPreviewProps) {
  const { reading, known } = file;
  const rows = [...reading.rows].sort((a, b) => rankOf(a) - rankOf(b));
  const [shown, all] = useFolded(rows, { first: 8, what: '行' });
  const incoming = linesOf(reading);
  const fresh = known === undefined ? undefined : incoming.filter(({ line }) => !known.has(line));
  const columns: readonly Column<BankRow>[] = [
    { label: '行', numeric: true, cell: ({ line }) => line },
    { label: '日期', cell: (row) => (row.kind === 'incoming' ? row.content.day : '—') },
    {
      label: '金额',
      numeric: true,
      cell: (row) => (row.kind === 'unreadable' ? '—' : <Money fen={fenOf(row)} />),
    },
    { label: '内容', wide: true, cell: textOf },
    { label: '导入', cell: (row) => <What row={row} known={known} /> },
  ];
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {countText(file)}
      </Typography>
      {file.table.notes.map((note) => (
        <Alert key={note} severity="warning" sx={{ mb: 1 }}>
          {note}
        </Alert>
      ))}
      <DataTable label="文件里的流水" columns={columns} rows={shown} keyOf={({ line }) => `${line}`} />
      {all}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant="contained"
          disabled={isStoring || fresh === undefined || fresh.length === 0}
          onClick={onStore}
        >
          {fresh === undefined
            ? '正在核对…'
            : fresh.length === 0
              ? '没有新的流水'
              : `导入 ${fresh.length} 条`}
        </Button>
        <Button color="inherit" onClick={onClose}>
          取消
        </Button>
      </Box>
    </Box>
  );
}

const rankOf = ({ kind }: BankRow): number => (kind === 'unreadable' ? 0 : 1);
const fenOf = (row: BankRow): number => {
  if (row.kind === 'unreadable') return 0;
  return row.kind === 'incoming' ? row.content.amount_fen : -row.amount_fen;
};
const textOf = (row: BankRow): string =>
  row.kind === 'incoming'
    ? [row.content.payer, row.content.remark].filter(Boolean).join('，') || '—'
    : row.text;

/** Returns how many lines are what, such as 收入 58 条（之前已导入 12 条），支出 2 条. */
function countText({ reading: { rows, left }, known }: BankFile): string {
  const count = (kind: BankRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const [outgoing, unreadable] = [count('outgoing'), count('unreadable')];
  return [
    `收入 ${count('incoming')} 条${known && known.size > 0 ? `（之前已导入 ${known.size} 条）` : ''}`,
    ...(outgoing > 0 ? [`支出 ${outgoing} 条，不导入`] : []),
    ...(unreadable > 0 ? [`无法识别 ${unreadable} 条，不导入`] : []),
    ...(left.length > 0
      ? [`合计、说明等 ${left.length} 行略过（第 ${left.slice(0, 5).join('、')} 行）`]
      : []),
  ].join('；');
}

interface WhatProps {
  readonly row: BankRow;
  readonly known: ReadonlySet<number> | undefined;
}

function What({ row, known }: WhatProps) {
  if (row.kind === 'unreadable') return <Box sx={{ color: 'error.main' }}>{row.reason}</Box>;
  if (row.kind === 'outgoing') return <Box sx={{ color: 'text.secondary' }}>支出</Box>;
  if (known?.has(row.line)) return <Box sx={{ color: 'text.secondary' }}>之前已导入</Box>;
  return <Box sx={{ color: 'primary.main' }}>新的收入</Box>;
}
