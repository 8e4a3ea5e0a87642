import { LinkSwitch } from '@portal/shared/parts';
import { useLocation, useSearchParams } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useCounts } from '../ui/useCounts';
import { unclaimedPath } from './unclaimed/unclaimedPath';

interface ReceptionHeadProps {
  /** Acts of the open page, at the right of the title. */
  readonly acts?: ReactNode;
}

/** The heading of the reception: what a scan does, and what waits for its owner. */
export function ReceptionHead({ acts }: ReceptionHeadProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const waiting = useCounts()?.find(({ queue }) => queue === 'unclaimed')?.count ?? 0;
  const isList = pathname === unclaimedPath;
  const places = search.get('mode') === 'place';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h1" sx={{ fontSize: '1.375rem', mr: 'auto' }}>
          收样
        </Typography>
        {acts}
      </Box>
      <LinkSwitch
        label="收样"
        links={[
          { label: '收样', to: '/staff/reception', current: !isList && !places },
          { label: '移动位置', to: '/staff/reception?mode=place', current: !isList && places },
          { label: waiting > 0 ? `待认领 ${waiting}` : '待认领', to: unclaimedPath, current: isList },
        ]}
      />
    </>
  );
}
