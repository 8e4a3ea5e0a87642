import { messageOf } from '@portal/shared/api';
import type { Address } from '@portal/shared/contract';
import { notify } from '@portal/shared/portal';
import { Box, Button, Chip, Paper, Typography } from '@portal/shared/ui';
import { useAddressCall } from './useAddressCall';

interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One saved address. */
export function AddressCard({ address, onEdit, onRemove }: AddressCardProps) {
  const { name, phone, province, city, area, company } = address;
  const makeDefault = useAddressCall('auth/address/default');
  const onDefault = () =>
    makeDefault.mutate(
      { address_rid: address.address_rid },
      {
        onSuccess: () => notify.success('已设为默认地址'),
        onError: (error) => notify.error(messageOf(error)),
      },
    );
  const isDefault = address.default === 1;
  return (
    <Paper component="li" aria-label={`${name}的地址`} sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
          {phone}
        </Typography>
        {isDefault && <Chip size="small" color="primary" variant="outlined" label="默认" />}
      </Box>
      <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {province === city ? city : `${province}${city}`}
        {area} {address.address}
        {company && (
          <Box component="span" sx={{ display: 'block' }}>
            {company}
          </Box>
        )}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mx: -0.625, '& button': { minWidth: 0 } }}>
        <Button size="small" onClick={onEdit}>
          编辑
        </Button>
        <Button size="small" color="inherit" onClick={onRemove}>
          删除
        </Button>
        {!isDefault && (
          <Button size="small" color="inherit" loading={makeDefault.isPending} onClick={onDefault}>
            设为默认
          </Button>
        )}
      </Box>
    </Paper>
  );
}

const card = {
  border: '1px solid',
  borderColor: 'divider',
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
} as const;
