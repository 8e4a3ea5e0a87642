import { type Column, DataTable, line } from '@portal/shared/parts';
import { Box, Button, Paper } from '@portal/shared/ui';
import { useState } from 'react';
import { useDeskAct } from '../../ui/useDeskAct';
import { BankBatch } from './BankBatch';
import { type BankRow, bankColumns, type MatchResult, sureOf } from './bankList';

interface BankTableProps {
  readonly rows: readonly BankRow[];
  readonly onMatch: (row: BankRow) => void;
  readonly onAside: (row: BankRow) => void;
}

/** The lines with a selection of those that are certain. Refused ones stay selected, each with its reason at its row. */
export function BankTable({ rows, onMatch, onAside }: BankTableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const reopen = useDeskAct('staff/bankLine/reopen', { done: ({ code }) => `${code} 已重新打开` });
  const sure = rows.filter((row) => sureOf(row) !== undefined);
  const select = (codes: ReadonlySet<string>) => {
    setChosen(codes);
    setRefused(new Map());
  };
  const settle = (result: MatchResult) => {
    const reasons = result.flatMap(({ code, refused: why }) => (why ? [[code, why.msg] as const] : []));
    setRefused(new Map(reasons));
    setChosen(new Set(reasons.map(([code]) => code)));
  };
  const acts: Column<BankRow> = {
    label: '操作',
    acts: true,
    cell: (row) => (
      <>
        <RowActs row={row} onMatch={onMatch} onAside={onAside} onReopen={(code) => reopen.mutate({ code })} />
        {refused.has(row.code) && (
          <Box sx={{ color: 'error.main', fontSize: 13, whiteSpace: 'normal' }}>{refused.get(row.code)}</Box>
        )}
      </>
    ),
  };
  return (
    <>
      {sure.length > 0 && (
        <BankBatch
          sure={sure}
          selected={sure.filter(({ code }) => chosen.has(code))}
          refused={refused}
          onSelect={(some) => select(new Set(some.map(({ code }) => code)))}
          onResult={settle}
        />
      )}
      {/* The desk has no header below which the head of a table would stay. */}
      <Paper sx={{ ...line, px: { xs: 2, sm: 2.5 }, py: 1 }}>
        <DataTable
          label="流水"
          columns={[...bankColumns, acts]}
          rows={rows}
          keyOf={({ code }) => code}
          {...(sure.length > 0 && {
            choice: {
              chosen,
              onChange: select,
              nameOf: ({ code }: BankRow) => code,
              may: (row: BankRow) => sureOf(row) !== undefined,
            },
          })}
        />
      </Paper>
    </>
  );
}

interface RowActsProps {
  readonly row: BankRow;
  readonly onMatch: (row: BankRow) => void;
  readonly onAside: (row: BankRow) => void;
  readonly onReopen: (code: string) => void;
}

function RowActs({ row, onMatch, onAside, onReopen }: RowActsProps) {
  const { code, state, approval, candidates } = row;
  if (state === 'aside')
    return (
      <Button size="small" aria-label={`重新打开 ${code}`} onClick={() => onReopen(code)}>
        重新打开
      </Button>
    );
  if (state === 'matched') return null;
  const label = sureOf(row) ? '确认' : candidates.length > 0 ? '选择' : '查找';
  return (
    <Box sx={{ display: 'flex', gap: 0.5, justifyContent: 'flex-end' }}>
      {approval === null && (
        <Button
          size="small"
          variant={label === '查找' ? 'text' : 'outlined'}
          aria-label={`${label} ${code}`}
          onClick={() => onMatch(row)}
        >
          {label}
        </Button>
      )}
      <Button size="small" color="inherit" aria-label={`搁置 ${code}`} onClick={() => onAside(row)}>
        搁置
      </Button>
    </Box>
  );
}
