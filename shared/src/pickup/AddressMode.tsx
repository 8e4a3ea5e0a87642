import { ChoiceChips } from '@portal/shared/form';
import { Box, Tooltip, Typography } from '@portal/shared/ui';

/** `existing`: pick-up at a saved address; `other`: at an address that the member enters. */
export type PickupAddressMode = 'existing' | 'other';

const noPickup = '所选地址所在城市暂未开通上门取样服务';

interface AddressModeProps {
  readonly value: PickupAddressMode;
  /** True when no saved address lies in a district with pick-up: `existing` is then disabled. */
  readonly noneOffered: boolean;
  readonly onChange: (mode: PickupAddressMode) => void;
}

/** Choice between a saved and another address. Says why saved addresses can't be chosen (specification, section 4). */
export function AddressMode({ value, noneOffered, onChange }: AddressModeProps) {
  const existing = noneOffered ? (
    <Tooltip title={noPickup} describeChild>
      <span>已有地址</span>
    </Tooltip>
  ) : (
    '已有地址'
  );
  return (
    <Box>
      <ChoiceChips
        label="取样地址"
        name="mode"
        choices={[
          { value: 'existing', disabled: noneOffered, label: existing },
          { value: 'other', label: '其他地址' },
        ]}
        value={value}
        onChange={onChange}
      />
      {noneOffered && (
        <Typography variant="caption" sx={{ color: 'text.secondary', mt: 0.5, display: 'block' }}>
          没有可用的已有地址：{noPickup}，请填写其他地址
        </Typography>
      )}
    </Box>
  );
}
