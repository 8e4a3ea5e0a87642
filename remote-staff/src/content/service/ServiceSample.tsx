import type { DeviceContent } from '@portal/shared/contract';
import { Check, Panel } from '@portal/shared/parts';
import { sampleDisposals } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useErrorBelow } from '../../ui/edit/FieldErrors';
import { LinesField } from '../../ui/edit/LinesField';
import type { Edited } from '../../ui/edit/useEdited';
import { serviceLabels } from './serviceContent';

const ways = [0, 1, 2] as const;

type Way = (typeof ways)[number];

/** What an order form asks about samples. */
export function ServiceSample({ edited }: { readonly edited: Edited<DeviceContent> }) {
  const { content, set, put } = edited;
  const error = useErrorBelow('disposals');
  const chosen: readonly Way[] = content.disposals ?? [0, 1, 2];
  const toggle = (way: Way, on: boolean) =>
    set({ disposals: ways.filter((one) => (one === way ? on : chosen.includes(one))) });
  return (
    <Panel title="样品">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Check
            checked={content.needs_sample}
            onChange={({ target }) => set({ needs_sample: target.checked })}
          >
            {serviceLabels.needs_sample}
          </Check>
          <Check
            checked={content.asks_human === true}
            onChange={({ target }) => {
              const { asks_human: _, ...rest } = content;
              if (target.checked) set({ asks_human: true });
              else put(rest);
            }}
          >
            {serviceLabels.asks_human}
          </Check>
        </Box>
        {content.needs_sample && (
          <Box role="group" aria-label={serviceLabels.disposals}>
            <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{serviceLabels.disposals}</Box>
            {ways.map((way) => (
              <Check
                key={way}
                checked={chosen.includes(way)}
                disabled={way === 0}
                onChange={({ target }) => toggle(way, target.checked)}
              >
                {sampleDisposals[way]}
              </Check>
            ))}
            {error && <Box sx={{ color: 'error.main', fontSize: 12 }}>{error}</Box>}
          </Box>
        )}
        <LinesField
          path="sample_states"
          label={serviceLabels.sample_states}
          values={content.sample_states}
          onChange={(sample_states) => set({ sample_states })}
          also={/[、，,]/}
          hint="订单表单里可选的样品状态，一行一个"
        />
        <LinesField
          path="sample_requirements"
          label={serviceLabels.sample_requirements}
          values={content.sample_requirements}
          onChange={(sample_requirements) => set({ sample_requirements })}
        />
      </Box>
    </Panel>
  );
}
