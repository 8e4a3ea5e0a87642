import { messageOf } from '@portal/shared/api';
import type { Address } from '@portal/shared/contract';
import { AddressLines } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { SavedCard } from '../ui/SavedCard';
import { useAddressCall } from './useAddressCall';

interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One saved address. */
export function AddressCard({ address, ...acts }: AddressCardProps) {
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
    <SavedCard
      label={`${address.name}的地址`}
      name={address.name}
      isDefault={address.default === 1}
      pending={makeDefault.isPending}
      onDefault={onDefault}
      {...acts}
    >
      <AddressLines address={address} />
    </SavedCard>
  );
}
