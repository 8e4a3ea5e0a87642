import { fieldsOf } from '@portal/shared/form';
import { Panel } from '@portal/shared/parts';
import { PlaceSection } from '@portal/shared/pickup';
import { allDisposals, disposalsFor, forbidding, sampleDisposals } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { type OrderContext, type OrderFields, offeredDisposals, returnNames } from './orderFields';

const { Choice, Check, useValue } = fieldsOf<OrderFields>();

interface DisposalSectionProps {
  readonly context: OrderContext;
}

/** What happens to the sample after the test, as far as the services allow it; a return asks for its address. */
export function DisposalSection({ context }: DisposalSectionProps) {
  const { addresses } = context;
  const choices = offeredDisposals(context);
  // The entered choice may be one that the services don't allow.
  const returned = useValue('disposal') === 1 && choices.includes(1);
  return (
    <Panel title="测试后的样品">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Choice
          name="disposal"
          choices={choices.map((value) => ({ value, label: sampleDisposals[value] }))}
        />
        <Restriction context={context} />
        {returned && (
          <PlaceSection label="寄回地址" names={returnNames} addresses={addresses} offered={addresses}>
            <Check name="returnSave">保存到地址簿</Check>
          </PlaceSection>
        )}
      </Box>
    </Panel>
  );
}

/** Names the services that don't allow every way, and says what to do with samples that are to come back all the same. */
function Restriction({ context: { terms } }: DisposalSectionProps) {
  if (disposalsFor(terms).length === allDisposals.length) return null;
  const names = new Set(
    allDisposals.flatMap((disposal) => forbidding(terms, disposal).map(({ name }) => `“${name}”`)),
  );
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {[...names].join('、')}测试后的样品不能选择其他处理方式；需要寄回或留存的样品请分开下单。
    </Typography>
  );
}
