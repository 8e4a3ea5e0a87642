import type { Address, Setting } from '@portal/shared/contract';
import { ChoiceChips, fieldsOf } from '@portal/shared/form';
import { Panel } from '@portal/shared/parts';
import { PickupTip, VisitSection } from '@portal/shared/pickup';
import { isPickedUp, travels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { OrderFields } from './orderFields';
import { SelfDelivery } from './SelfDelivery';

const { Text, Check, useField } = fieldsOf<OrderFields>();

interface DeliverySectionProps {
  readonly setting: Setting;
  readonly addresses: readonly Address[];
}

/**
 * Chooses how a sample reaches the lab. The choice sets the sample's source: a newly mailed sample (1) is sent by
 * the member, an on-site sampling (4) is picked up.
 */
export function DeliverySection({ setting, addresses }: DeliverySectionProps) {
  const source = useField('source');
  if (!travels(source.value)) return null;
  return (
    <Panel title="送样方式" aside={<PickupTip cities={setting.samplingInfo} />}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <ChoiceChips
          hideLabel
          label="送样方式"
          name="delivery"
          choices={[
            { value: 1, label: '自行送样' },
            { value: 4, label: '上门取样' },
          ]}
          value={source.value}
          onChange={(value) => source.set(value === 4 ? 4 : 1)}
        />
        {isPickedUp(source.value) ? (
          <VisitSection setting={setting} addresses={addresses}>
            <Check name="save">保存到地址簿</Check>
          </VisitSection>
        ) : (
          <SelfDelivery express={setting.localInfo.express} />
        )}
        <Text
          name="pickupMessage"
          label="送样留言"
          rows={2}
          placeholder="如：样品怕潮、需冷藏、到达前请电话联系"
        />
      </Box>
    </Panel>
  );
}
