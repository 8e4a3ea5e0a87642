import { ChoiceChips } from '@portal/shared/form';
import { Panel } from '@portal/shared/parts';
import { PickupTip } from '@portal/shared/pickup';
import { isPickedUp, limits } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useOrderForm } from './formContext';
import { OrderText } from './OrderText';
import { PickupSection } from './PickupSection';
import { SelfDelivery } from './SelfDelivery';
import { useOrderField } from './useOrderField';

/**
 * How a sample that has to travel does so. The choice and the sample's source are one and the same:
 * a newly mailed sample (1) is sent by the member, an on-site sampling (4) is picked up.
 */
export function DeliverySection() {
  const { setting } = useOrderForm();
  const source = useOrderField('source');
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
        {isPickedUp(source.value) ? <PickupSection /> : <SelfDelivery express={setting.localInfo.express} />}
        <OrderText
          multiline
          name="pickupMessage"
          label="送样留言"
          placeholder="如：样品怕潮、需冷藏、到达前请电话联系"
          maxLength={limits.messageLength}
        />
      </Box>
    </Panel>
  );
}
