import { lineAbove, plainList } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box, Button, Money, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { PdfButton } from './PdfButton';
import { QuotationChip } from './QuotationChip';
import type { QuotationRow } from './quotationRow';

/** Earlier quotations, the newest first, behind a button; nothing when there are none. */
export function Earlier({ quotations }: { readonly quotations: readonly QuotationRow[] }) {
  const [open, setOpen] = useState(false);
  if (quotations.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? '收起' : '查看'}以前的报价（{quotations.length}）
      </Button>
      {open && (
        <Box component="ul" aria-label="以前的报价" sx={plainList}>
          {quotations.map((quotation) => (
            <Row key={quotation.rid} quotation={quotation} />
          ))}
        </Box>
      )}
    </Box>
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
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {formatInstant(created)} 出具{reason && ` · ${reason}`}
        </Typography>
      </Box>
      <QuotationChip state={state} />
      <PdfButton quotation={quotation} />
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, ...lineAbove } as const;
