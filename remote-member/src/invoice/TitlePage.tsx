import { query } from '@portal/shared/api';
import type { Invoice } from '@portal/shared/contract';
import { plainList, RoomNote, useLazyDialog } from '@portal/shared/parts';
import { roomOf } from '@portal/shared/rules';
import { Box, Button, EmptyState, Icon, icons, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '../ui/PageTitle';
import { RemoveDialog } from './RemoveDialog';
import { TitleCard } from './TitleCard';

const loadDialog = () => import('../ui/invoice/TitleDialog').then((m) => m.TitleDialog);

/** The member's saved invoice titles. */
export function TitlePage() {
  const titles = useQuery(query('auth/invoice/list', {}));
  const [saved, setSaved] = useState<Invoice>();
  const [removing, setRemoving] = useState<Invoice>();
  const { show, prefetchProps, loading, dialog } = useLazyDialog('invoice title', loadDialog, { saved });
  const open = (title?: Invoice) => {
    setSaved(title);
    show();
  };
  const count = titles.data?.length ?? 0;
  const add = (
    <Button
      variant="contained"
      disabled={roomOf('invoiceTitles', count).full}
      startIcon={<Icon path={icons.plus} size={16} />}
      {...prefetchProps}
      loading={loading}
      onClick={() => open()}
    >
      新增抬头
    </Button>
  );
  return (
    <>
      <PageTitle action={add}>发票管理</PageTitle>
      <Box sx={{ mb: 2 }}>
        <RoomNote of="invoiceTitles" count={count} about="申请开票时直接选用" />
      </Box>
      <QueryView query={titles} loading={<CardsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="还没有发票抬头" text="保存单位或个人的抬头，申请开票时直接选用" />
          ) : (
            <Box component="ul" aria-label="发票抬头" sx={cards}>
              {list.map((title) => (
                <TitleCard
                  key={title.rid}
                  title={title}
                  onEdit={() => open(title)}
                  onRemove={() => setRemoving(title)}
                />
              ))}
            </Box>
          )
        }
      </QueryView>
      {dialog}
      {removing && <RemoveDialog title={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

const CardsSkeleton = () => (
  <Box sx={cards} role="status" aria-label="正在加载">
    <Skeleton variant="rounded" height={190} />
    <Skeleton variant="rounded" height={190} />
  </Box>
);

const cards = {
  ...plainList,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
} as const;
