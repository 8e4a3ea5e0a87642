import { call, query } from '@portal/shared/api';
import { cursorPages, LoadMore, lineAbove, plainList, written } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box, Button, Money, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PdfButton } from './PdfButton';
import { QuotationChip } from './QuotationChip';
import { inputOf, type QuotationRow, type QuotationsOf } from './quotationRow';

interface EarlierProps {
  readonly of: QuotationsOf;
  /** Number of the quotations before the newest one. */
  readonly count: number;
}

/** Earlier quotations, the newest first, behind a button; nothing when there are none. */
export function Earlier({ of, count }: EarlierProps) {
  const [open, setOpen] = useState(false);
  if (count < 1) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? '收起' : '查看'}以前的报价（{count}）
      </Button>
      {open && <Rows of={of} />}
    </Box>
  );
}

const path = 'auth/quotation/list';

function Rows({ of }: Pick<EarlierProps, 'of'>) {
  const input = inputOf(of);
  const quotations = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, input).queryKey,
      size: input.size,
      load: (before, signal) => call(path, { ...input, before }, { signal }),
    }),
  });
  return (
    <QueryView query={quotations} loading={<Skeleton variant="rounded" height={64} />}>
      {({ pages }) => {
        const rows = pages.flatMap(({ list }) => list);
        // The newest one is above.
        const earlier = quotations.hasPreviousPage ? rows : rows.slice(1);
        return (
          <LoadMore query={quotations}>
            <Box component="ul" aria-label="以前的报价" sx={plainList}>
              {earlier.map((quotation) => (
                <Row key={quotation.rid} quotation={quotation} />
              ))}
            </Box>
          </LoadMore>
        );
      }}
    </QueryView>
  );
}

function Row({ quotation }: { readonly quotation: QuotationRow }) {
  const { code, revision, state, created, due_fen, reason } = quotation;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="body2">
          {code} · 第 {revision} 版 · <Money fen={due_fen} />
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', ...written }}>
          {formatInstant(created)} 出具{reason && ` · ${reason}`}
        </Typography>
      </Box>
      <QuotationChip state={state} />
      <PdfButton quotation={quotation} />
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, ...lineAbove } as const;
