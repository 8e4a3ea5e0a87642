import { query } from '@portal/shared/api';
import { Check, plainList } from '@portal/shared/parts';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { missingOf } from '../ui/data/MissingData';
import type { StaffOrderRow } from '../ui/orderRow';
import { BenchRow } from './BenchRow';
import { DeliverDialog } from './DeliverDialog';

interface BenchRowsProps {
  readonly rows: readonly StaffOrderRow[];
}

/** The orders of a page, of which those with data are chosen and delivered in one act. Refused ones stay chosen, each with its reason. */
export function BenchRows({ rows }: BenchRowsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked, setAsked] = useState(false);
  const codes = rows.map(({ code }) => code);
  const data = useQuery({ ...query('staff/order/data', { codes }), enabled: codes.length > 0 });
  const byCode = new Map(data.data?.list.map((one) => [one.code, one]));
  const deliverable = rows.filter(
    ({ code, can }) => can.includes('deliver') && byCode.get(code)?.needs_other !== true,
  );
  const selected = deliverable.filter(({ code }) => chosen.has(code));
  const complete = deliverable.filter(({ code }) => {
    const its = byCode.get(code);
    return its !== undefined && missingOf(its).length === 0;
  });
  const select = (picked: readonly StaffOrderRow[]) => {
    setChosen(new Set(picked.map(({ code }) => code)));
    setRefused(new Map());
  };
  if (rows.length === 0) return null;
  return (
    <>
      <Box sx={bar}>
        <Check
          checked={selected.length > 0 && selected.length === deliverable.length}
          disabled={deliverable.length === 0}
          onChange={({ target }) => select(target.checked ? deliverable : [])}
        >
          全选
        </Check>
        <Button size="small" disabled={complete.length === 0} onClick={() => select(complete)}>
          选择数据齐全的 {complete.length} 个
        </Button>
        <Typography role="status" variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
          已选 {selected.length} 个
        </Typography>
        <Button variant="contained" disabled={selected.length === 0} onClick={() => setAsked(true)}>
          交付数据
        </Button>
      </Box>
      <Box component="ul" aria-label="检测中的订单" sx={{ ...plainList, display: 'grid', gap: 1 }}>
        {rows.map((row) => (
          <BenchRow
            key={row.code}
            row={row}
            data={byCode.get(row.code)}
            chosen={chosen.has(row.code)}
            refused={refused.get(row.code)}
            onChoose={(isChosen) =>
              select(isChosen ? [...selected, row] : selected.filter(({ code }) => code !== row.code))
            }
          />
        ))}
      </Box>
      {asked && (
        <DeliverDialog
          rows={selected}
          onClose={() => setAsked(false)}
          onResult={(result) => {
            const reasons = result.flatMap(({ code, refused: why }) =>
              why ? [[code, why.msg] as const] : [],
            );
            setRefused(new Map(reasons));
            setChosen(new Set(reasons.map(([code]) => code)));
          }}
        />
      )}
    </>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.5,
  mb: 0.5,
  bgcolor: 'background.default',
} as const;
