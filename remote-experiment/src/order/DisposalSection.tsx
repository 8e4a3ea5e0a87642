import type { Address } from '@portal/shared/contract';
import { fieldsOf } from '@portal/shared/form';
import { Panel } from '@portal/shared/parts';
import { PlaceSection } from '@portal/shared/pickup';
import { type SampleDisposal, sampleDisposals } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { type OrderFields, returnNames } from './orderFields';

const { Choice, Check, useValue } = fieldsOf<OrderFields>();

const disposals: readonly SampleDisposal[] = [1, 2, 0];

/** What happens to the sample after the test; a return asks for its address. */
export function DisposalSection({ addresses }: { readonly addresses: readonly Address[] }) {
  const returned = useValue('disposal') === 1;
  return (
    <Panel title="测试后的样品">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Choice
          name="disposal"
          choices={disposals.map((value) => ({ value, label: sampleDisposals[value] }))}
        />
        {returned && (
          <PlaceSection label="寄回地址" names={returnNames} addresses={addresses} offered={addresses}>
            <Check name="returnSave">保存到地址簿</Check>
          </PlaceSection>
        )}
      </Box>
    </Panel>
  );
}
