import { query } from '@portal/shared/api';
import { headerRows } from '@portal/shared/look';
import { Link, paths, useSession } from '@portal/shared/portal';
import { Box, ButtonBase, Icon, icons, PageColumn, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { AccountEntry } from '../account/AccountEntry';
import { NoticeBell } from '../account/NoticeBell';
import type { NavLeaf } from '../navigation';
import { useSampling } from '../useSampling';
import { PlanLink } from './PlanLink';

/** Links for returning customers, shown on every page. */
export const serviceLinks: readonly NavLeaf[] = [
  { label: '我的订单', to: paths.orders },
  { label: '我的资产', to: paths.memberPage('prestore') },
  { label: '新手指南', to: paths.guide },
  { label: '发布需求', to: paths.require },
];

/** The lab's telephone number from the server; nothing when it is not available. */
export function Hotline() {
  const { data, isPending } = useQuery(query('open/setting', {}));
  if (isPending) return <Skeleton variant="text" width={132} />;
  if (!data) return null;
  const { phone } = data.localInfo;
  return (
    <Box
      component="a"
      href={`tel:${phone}`}
      sx={{ ...stripLink, gap: 0.75, fontVariantNumeric: 'tabular-nums' }}
    >
      <Icon path={icons.phone} size={16} />
      <span>服务热线 {phone}</span>
    </Box>
  );
}

const stripLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'primary.main' },
} as const;

/** First row of the header on wide screens. */
export const ServiceStrip = observer(function ServiceStrip() {
  const openSampling = useSampling();
  const { signedIn } = useSession();
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.secondary', fontSize: '.8125rem' }}>
      <PageColumn>
        <Box
          sx={{ display: 'flex', alignItems: 'center', height: headerRows.strip, gap: { md: 2, lg: 2.5 } }}
        >
          <Hotline />
          <Box sx={{ flex: 1 }} />
          {serviceLinks.map(({ label, to }) => (
            <Box key={to} component={Link} to={to} sx={stripLink}>
              {label}
            </Box>
          ))}
          <ButtonBase onClick={openSampling} sx={{ ...stripLink, borderRadius: 0.5 }}>
            上门取样
          </ButtonBase>
          <PlanLink />
          {signedIn && <NoticeBell />}
          <AccountEntry />
        </Box>
      </PageColumn>
    </Box>
  );
});
