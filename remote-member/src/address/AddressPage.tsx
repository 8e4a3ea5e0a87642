import { query } from '@portal/shared/api';
import type { Address } from '@portal/shared/contract';
import { plainList, RoomNote } from '@portal/shared/parts';
import { roomOf } from '@portal/shared/rules';
import { Box, Button, EmptyState, Icon, icons, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '../ui/PageTitle';
import { AddressCard } from './AddressCard';
import { AddressDialog } from './AddressDialog';
import { RemoveDialog } from './RemoveDialog';

/** The member's addresses for pick-ups and returned samples. */
export function AddressPage() {
  const addresses = useQuery(query('auth/address/list', {}));
  const [editing, setEditing] = useState<Address | 'new'>();
  const [removing, setRemoving] = useState<Address>();
  const count = addresses.data?.length ?? 0;
  return (
    <>
      <PageTitle
        action={
          <Button
            variant="contained"
            disabled={roomOf('addresses', count).full}
            startIcon={<Icon path={icons.plus} size={16} />}
            onClick={() => setEditing('new')}
          >
            新增地址
          </Button>
        }
      >
        地址管理
      </PageTitle>
      <Box sx={{ mb: 2 }}>
        <RoomNote of="addresses" count={count} about="用于上门取样和样品寄回" />
      </Box>
      <QueryView query={addresses} loading={<CardsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="还没有地址" text="保存常用地址，下单时直接选用" />
          ) : (
            <Box component="ul" aria-label="地址" sx={cards}>
              {list.map((address) => (
                <AddressCard
                  key={address.address_rid}
                  address={address}
                  onEdit={() => setEditing(address)}
                  onRemove={() => setRemoving(address)}
                />
              ))}
            </Box>
          )
        }
      </QueryView>
      {editing && (
        <AddressDialog
          saved={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <RemoveDialog address={removing} isLast={count === 1} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
}

const CardsSkeleton = () => (
  <Box sx={cards} role="status" aria-label="正在加载">
    <Skeleton variant="rounded" height={146} />
    <Skeleton variant="rounded" height={146} />
  </Box>
);

const cards = {
  ...plainList,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
