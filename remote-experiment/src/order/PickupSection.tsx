import { ChoiceChips } from '@portal/shared/form';
import { Box, Tooltip, Typography } from '@portal/shared/ui';
import { useOrderForm } from './formContext';
import { OtherAddress } from './OtherAddress';
import { PickupTime } from './PickupTime';
import { SavedAddresses } from './SavedAddresses';
import { useOrderField } from './useOrderField';

const noPickup = '所选地址所在城市暂未开通上门取样服务';

/** Where and when the sample is picked up. */
export function PickupSection() {
  const { offered } = useOrderForm();
  const mode = useOrderField('mode');
  const noneOffered = offered.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <ChoiceChips
          label="取样地址"
          name="mode"
          choices={[
            {
              value: 'existing',
              disabled: noneOffered,
              label: noneOffered ? (
                <Tooltip title={noPickup} describeChild>
                  <span>已有地址</span>
                </Tooltip>
              ) : (
                '已有地址'
              ),
            },
            { value: 'other', label: '其他地址' },
          ]}
          value={mode.value}
          onChange={mode.set}
        />
        {noneOffered && (
          <Typography variant="caption" sx={{ color: 'text.secondary', mt: 0.5, display: 'block' }}>
            没有可用的已有地址：{noPickup}，请填写其他地址
          </Typography>
        )}
      </Box>
      {mode.value === 'existing' ? <SavedAddresses /> : <OtherAddress />}
      <PickupTime />
    </Box>
  );
}
