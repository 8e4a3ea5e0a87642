import type { Sampling } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { CancelVisitDialog } from '@portal/shared/pickup';
import { usePortal } from '@portal/shared/portal';
import { type SamplingState, samplingStateLabels } from '@portal/shared/rules';
import { Box, Button, Chip, Typography } from '@portal/shared/ui';
import { useState } from 'react';

const tones = {
  booked: 'secondary',
  confirmed: 'primary',
  done: 'success',
  cancelled: 'default',
} as const satisfies Record<SamplingState, string>;

/** One booking with its state, and the acts that are possible now. */
export function VisitRow({ visit }: { readonly visit: Sampling }) {
  const { dialogs } = usePortal();
  const [asking, setAsking] = useState(false);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {visit.date} {visit.time}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={tones[visit.state]}
            label={samplingStateLabels[visit.state]}
          />
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {visit.place}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {visit.code} · {visit.name} {visit.phone}
          {visit.message && ` · ${visit.message}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {visit.can.includes('cancel') && (
          <Button size="small" color="inherit" onClick={() => setAsking(true)}>
            取消
          </Button>
        )}
        {visit.can.includes('reschedule') && (
          <Button size="small" variant="outlined" onClick={() => dialogs.open('sampling', { visit })}>
            改期
          </Button>
        )}
      </Box>
      <CancelVisitDialog visit={visit} open={asking} onClose={() => setAsking(false)} />
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: { xs: 2, sm: 2.5 },
  py: 2,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
