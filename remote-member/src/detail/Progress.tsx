import type { Order } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import {
  formatInstant,
  type OrderState,
  orderActTable,
  orderStateLabels,
  periodText,
  serviceType,
} from '@portal/shared/rules';
import { Box, Icon, icons, Typography } from '@portal/shared/ui';
import { isFinal } from './polling';
import { type ProgressStep, progressSteps } from './progressSteps';

/** The progress of an order: all steps in a row; on narrow screens the current step only. */
export function Progress({ order }: { readonly order: Order }) {
  const steps = progressSteps(order);
  const at = steps.findIndex((step) => step.current);
  return (
    <Panel title="订单进度" aside={<DataBy order={order} />}>
      <Box sx={{ display: { md: 'none' } }}>
        <Typography sx={{ fontWeight: 600 }}>{orderStateLabels[steps[at]?.state ?? order.state]}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {order.state === 'cancelled' ? '订单到此结束' : `第 ${at + 1} / ${steps.length} 步`}
          {steps[at]?.at && ` · ${formatInstant(steps[at].at)}`}
        </Typography>
        <Box sx={{ height: 6, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' }}>
          <Box
            sx={{ height: 1, width: `${((at + 1) / steps.length) * 100}%`, bgcolor: toneOf(order.state) }}
          />
        </Box>
      </Box>
      <Box component="ol" sx={line}>
        {steps.map((step) => (
          <Step key={step.state} step={step} />
        ))}
      </Box>
    </Panel>
  );
}

/** The day on which the data is expected; before the days are counted, how many there are. */
function DataBy({ order }: { readonly order: Order }) {
  const { expected, turnaround_days, sample_source, state, type_id } = order;
  const early = orderActTable.cancel.from.some((one) => one === state);
  if (!expected && (!early || turnaround_days === 0 || type_id === serviceType.onSite)) return null;
  return (
    <Typography variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
      {expected ? `预计 ${expected} 出数据` : `${periodText(turnaround_days, sample_source !== -1)}出数据`}
    </Typography>
  );
}

/** Colour of a step that was reached; a cancellation is no progress. */
const toneOf = (state: OrderState): string => (state === 'cancelled' ? 'text.secondary' : 'primary.main');

function Step({ step: { state, reached, current, at } }: { readonly step: ProgressStep }) {
  const done = reached && (!current || isFinal(state));
  const tone = reached ? toneOf(state) : 'divider';
  return (
    <Box
      component="li"
      aria-current={current ? 'step' : undefined}
      sx={{
        ...stepBox,
        color: reached ? tone : 'text.secondary',
        fontWeight: current ? 600 : 400,
        '&:not(:first-of-type)::before': { ...connector, bgcolor: tone },
      }}
    >
      <Box
        component="span"
        sx={{
          ...dot,
          borderColor: tone,
          bgcolor: done ? tone : 'background.paper',
          color: 'primary.contrastText',
          boxShadow: current && !done ? 'inset 0 0 0 5px var(--mui-palette-primary-main)' : 'none',
        }}
      >
        {done && <Icon path={state === 'cancelled' ? icons.close : icons.check} size={14} />}
      </Box>
      {state === 'submitted' && !current ? '已提交' : orderStateLabels[state]}
      {at && (
        <Box component="time" dateTime={at} sx={date}>
          {formatInstant(at).slice(5)}
        </Box>
      )}
    </Box>
  );
}

const date = { fontSize: 11, fontWeight: 400, color: 'text.secondary', mt: -0.5 } as const;

const line = { display: { xs: 'none', md: 'flex' }, ...plainList, pt: 0.5 } as const;

const stepBox = {
  position: 'relative',
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: 0.75,
  alignContent: 'start',
  fontSize: { xs: 12, lg: 13 },
  whiteSpace: 'nowrap',
  textAlign: 'center',
} as const;

const connector = {
  content: '""',
  position: 'absolute',
  top: 11,
  right: 'calc(50% + 12px)',
  width: 'calc(100% - 24px)',
  height: '2px',
} as const;

const dot = {
  position: 'relative',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: '2px solid',
  display: 'grid',
  placeItems: 'center',
} as const;
