import type { Data } from '@portal/shared/contract';
import { Check, lineAbove } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatInstant, retestLabel, runStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { memo } from 'react';
import { Mark } from '../ui/Mark';
import { notPrinted } from '../ui/print';
import { RetestButton } from '../ui/retest/RetestButton';
import { kindBeside } from './runDraft';

type Run = Data<'staff/worksheet/detail'>['runs'][number];

interface RunLineProps {
  readonly run: Run;
  /** From 1 on. */
  readonly place: number;
  readonly chosen: boolean;
  /** Name of the service by which its sample may be tested once more; undefined while the order has no data. */
  readonly retested?: string | undefined;
  readonly onChoose: (rid: string, chosen: boolean) => void;
}

/** A row: its place, what is measured, and who has marked and checked it when. A list has up to 200 of them. */
export const RunLine = memo(function RunLine({ run, place, chosen, retested, onChoose }: RunLineProps) {
  const { label, kind, name, sample_code, order_code, retest, state, reason, files, marks } = run;
  return (
    <Box component="li" aria-label={`${place} ${label}`} sx={row}>
      <Box sx={notPrinted}>
        <Check
          aria-label={`选择第 ${place} 行 ${label}`}
          checked={chosen && marks.length > 0}
          disabled={marks.length === 0}
          onChange={({ target }) => onChoose(run.rid, target.checked)}
        />
      </Box>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', minWidth: '2em' }}>{place}</Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <b>{label}</b> {kind === 'sample' ? name : kindBeside(label, kind)}
        {retest > 0 && (
          <Box component="span" sx={{ color: 'warning.main', ml: 1 }}>
            {retestLabel(retest)}
          </Box>
        )}
        {kind === 'sample' && (
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {sample_code}
            </Box>{' '}
            <Box
              component={Link}
              to={`/staff/orders/${order_code}`}
              sx={{ color: 'inherit', whiteSpace: 'nowrap' }}
            >
              {order_code}
            </Box>
            {files > 0 && ` · ${files} 个文件`}
          </Box>
        )}
      </Box>
      <Box sx={{ gridColumn: { xs: '3', sm: '4' }, textAlign: { sm: 'right' }, fontSize: 13 }}>
        <Mark waits={state === 'waiting' || state === 'repeat'}>{runStateLabels[state]}</Mark>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {saidOf(run)}
        </Box>
        {reason !== '' && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{reason}</Box>}
        {retested !== undefined && (
          <Box sx={{ ...notPrinted, mt: 0.5 }}>
            <RetestButton code={order_code} sample={label} service={retested} />
          </Box>
        )}
      </Box>
    </Box>
  );
});

const saidOf = ({ by, at, checked_by, checked }: Run): string =>
  [
    at === null ? '' : `${by} ${formatInstant(at)}`,
    checked === null ? '' : `${checked_by} 复核 ${formatInstant(checked)}`,
  ]
    .filter((text) => text !== '')
    .join('，');

const row = {
  ...lineAbove,
  display: 'grid',
  gridTemplateColumns: { xs: 'auto auto minmax(0, 1fr)', sm: 'auto auto minmax(0, 1fr) minmax(0, auto)' },
  alignItems: 'center',
  columnGap: 1,
  py: 0.5,
  fontSize: 14,
  breakInside: 'avoid',
} as const;
