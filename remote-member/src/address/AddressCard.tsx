import { messageOf } from '@portal/shared/api';
import type { Address } from '@portal/shared/contract';
import { AddressLines, line } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Box, Button, Paper } from '@portal/shared/ui';
import { useAddressCall } from './useAddressCall';

interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One saved address. */
export function AddressCard({ address, onEdit, onRemove }: AddressCardProps) {
  const makeDefault = useAddressCall('auth/address/default');
  const onDefault = () =>
    makeDefault.mutate(
      { address_rid: address.address_rid },
      {
        onSuccess: () => notify.success('已设为默认地址'),
        onError: (error) => notify.error(messageOf(error)),
      },
    );
  return (
    <Paper component="li" aria-label={`${address.name}的地址`} sx={card}>
      <Box sx={{ flex: 1 }}>
        <AddressLines address={address} />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mx: -0.625, '& button': { minWidth: 0 } }}>
        <Button size="small" onClick={onEdit}>
          编辑
        </Button>
        <Button size="small" color="inherit" onClick={onRemove}>
          删除
        </Button>
        {address.default !== 1 && (
          <Button size="small" color="inherit" loading={makeDefault.isPending} onClick={onDefault}>
            设为默认
          </Button>
        )}
      </Box>
    </Paper>
  );
}

const card = {
  ...line,
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
} as const;
