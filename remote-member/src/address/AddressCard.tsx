import { messageOf } from '@portal/shared/api';
import type { Address } from '@portal/shared/contract';
import { AddressLines, useAct } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { SavedCard } from '../ui/SavedCard';

interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One saved address. */
export function AddressCard({ address, ...acts }: AddressCardProps) {
  const makeDefault = useAct('auth/address/default', {
    done: '已设为默认地址',
    onRefused: (error) => notify.error(messageOf(error)),
  });
  return (
    <SavedCard
      label={`${address.name}的地址`}
      name={address.name}
      isDefault={address.default === 1}
      pending={makeDefault.isPending}
      onDefault={() => makeDefault.mutate({ address_rid: address.address_rid })}
      {...acts}
    >
      <AddressLines address={address} />
    </SavedCard>
  );
}
