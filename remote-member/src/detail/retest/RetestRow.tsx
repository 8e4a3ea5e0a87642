import type { Order, Retest } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import {
  formatFen,
  formatInstant,
  type RetestState,
  retestLabel,
  retestStateLabels,
} from '@portal/shared/rules';
import { Box, MuiLink } from '@portal/shared/ui';
import { ListRow, type Tone } from '../../ui/ListRow';
import { RetestAnswer } from './RetestAnswer';
import { RetestResults } from './RetestResults';

interface RetestRowProps {
  /** The order with the first result. */
  readonly order: Order;
  readonly retest: Retest;
}

const tones: Readonly<Record<RetestState, Tone>> = {
  proposed: 'warning',
  declined: 'default',
  withdrawn: 'default',
  testing: 'primary',
  done: 'success',
};

/** A retest: what is tested once more and why, what it costs, when its data comes, and its data beside the first. */
export function RetestRow({ order, retest }: RetestRowProps) {
  const { number, sample, item, state, reason, charge_fen, created, expected, order: work } = retest;
  const title = `${retestLabel(number)} · ${sample.number} ${sample.name}`;
  return (
    <ListRow
      inPanel
      label={title}
      title={title}
      state={{ label: retestStateLabels[state], tone: tones[state] }}
      note={`${item} · ${charge_fen === 0 ? '免费' : formatFen(charge_fen)} · ${formatInstant(created)}`}
      acts={state === 'proposed' && <RetestAnswer retest={retest} />}
    >
      <div>原因：{reason}</div>
      {state === 'proposed' && <div>同意后开始，数据交付后计入下一张结算单；首次结果保留。</div>}
      {expected !== null && <div>预计 {expected} 出数据</div>}
      {work && state !== 'withdrawn' && (
        <div>
          复测单{' '}
          <MuiLink component={Link} to={paths.order(work.rid)}>
            {work.code}
          </MuiLink>
        </div>
      )}
      {work && state === 'done' && (
        <Box sx={{ mt: 1 }}>
          <RetestResults order={order} retest={retest} work={work} />
        </Box>
      )}
    </ListRow>
  );
}
