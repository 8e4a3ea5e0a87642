import { fieldsOf } from '@portal/shared/form';
import { Panel } from '@portal/shared/parts';
import { type SampleDisposal, type SampleSource, sampleDisposals, sampleSources } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import type { OrderFields } from './orderFields';

const { Choice } = fieldsOf<OrderFields>();

// Most frequent choices first. -1 (no sample) follows from the items and is not a choice.
const sources: readonly SampleSource[] = [1, 4, 2, 3, 0];
const disposals: readonly SampleDisposal[] = [1, 2, 0];

/** Source and disposal of the sample. */
export function SampleSection({ needsSample }: { readonly needsSample: boolean }) {
  if (!needsSample)
    return (
      <Panel title="样品信息">
        <Typography variant="body2">
          所选项目{sampleSources[-1]}，提交后客户经理会与您联系获取数据。
        </Typography>
      </Panel>
    );
  return (
    <Panel title="样品信息">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Choice name="source" choices={sources.map((value) => ({ value, label: sampleSources[value] }))} />
        <Choice
          name="disposal"
          choices={disposals.map((value) => ({ value, label: sampleDisposals[value] }))}
        />
      </Box>
    </Panel>
  );
}
