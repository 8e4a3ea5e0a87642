import { serverNow } from '@portal/shared/api';
import type { StoredSample } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { keepingNoticeDays, labClock, type SampleState, sampleStateLabels } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';

const dayMs = 24 * 3600_000;

type Tone = 'default' | 'primary' | 'secondary' | 'success' | 'warning';

const tones: Readonly<Record<SampleState, Tone>> = {
  registered: 'secondary',
  received: 'primary',
  stored: 'primary',
  discarding: 'warning',
  returning: 'primary',
  returned: 'success',
  destroyed: 'default',
  missing: 'warning',
  cancelled: 'default',
};

/** The state of a sample, until when it lasts, and how many days are left before it is destroyed. */
export function SampleUntil({ sample }: { readonly sample: StoredSample }) {
  const { state, parcel } = sample;
  return (
    <>
      <Chip size="small" variant="outlined" color={tones[state]} label={sampleStateLabels[state]} />
      <Typography
        variant="caption"
        component="div"
        sx={{ mt: 0.5, color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {untilText(sample)}
        {state === 'returned' && parcel && `${parcel.company} ${parcel.number}`}
      </Typography>
      <DaysLeft sample={sample} />
    </>
  );
}

function untilText({ state, until }: StoredSample): string {
  if (until === null) return '';
  if (state === 'stored') return `留存至 ${until}（含当日）`;
  if (state === 'discarding') return `${until} 起销毁`;
  return state === 'returning' ? `最迟 ${until} 寄出` : '';
}

function DaysLeft({ sample: { state, until } }: { readonly sample: StoredSample }) {
  if (state !== 'stored' || until === null) return null;
  const left = Math.round((Date.parse(until) - Date.parse(labClock(serverNow()).today)) / dayMs);
  if (left > keepingNoticeDays) return null;
  return (
    <Typography variant="caption" component="div" sx={{ color: 'warning.main', fontWeight: 600 }}>
      {left > 0 ? `${left} 天后列入待销毁` : '今天列入待销毁'}
    </Typography>
  );
}
