import type { Sampling } from '@portal/shared/contract';

import { CancelVisitDialog } from '@portal/shared/pickup';
import { usePortal } from '@portal/shared/portal';
import { type SamplingState, samplingStateLabels } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { ListRow, type Tone } from '../ui/ListRow';

const tones = {
  booked: 'secondary',
  confirmed: 'primary',
  done: 'success',
  cancelled: 'default',
} as const satisfies Record<SamplingState, Tone>;

/** One booking with its state, and the acts that are possible now. */
export function VisitRow({ visit }: { readonly visit: Sampling }) {
  const { dialogs } = usePortal();
  const [asking, setAsking] = useState(false);
  const { date, time, state, place, code, name, phone, message, can } = visit;
  return (
    <ListRow
      title={`${date} ${time}`}
      state={{ label: samplingStateLabels[state], tone: tones[state] }}
      note={`${code} · ${name} ${phone}${message && ` · ${message}`}`}
      acts={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {can.includes('cancel') && (
            <Button size="small" color="inherit" onClick={() => setAsking(true)}>
              取消
            </Button>
          )}
          {can.includes('reschedule') && (
            <Button size="small" variant="outlined" onClick={() => dialogs.open('sampling', { visit })}>
              改期
            </Button>
          )}
          <CancelVisitDialog visit={visit} open={asking} onClose={() => setAsking(false)} />
        </Box>
      }
    >
      {place}
    </ListRow>
  );
}
