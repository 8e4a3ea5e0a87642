import { ChoiceChips } from '@portal/shared/form';
import { Box, Tooltip, Typography } from '@portal/shared/ui';

/** Whether a sample is picked up at a saved address or at one that is written out. */
export type PickupAddressMode = 'existing' | 'other';

const noPickup = '所选地址所在城市暂未开通上门取样服务';

interface AddressModeProps {
  readonly value: PickupAddressMode;
  /** No saved address lies in a district with pick-up: only another one is left. */
  readonly noneOffered: boolean;
  readonly onChange: (mode: PickupAddressMode) => void;
}

/** Saved or other address; says why there is no saved one to choose (specification, section 4). */
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
