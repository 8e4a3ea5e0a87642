import { query } from '@portal/shared/api';
import { Alert } from '@portal/shared/extras';
import { line, plainList } from '@portal/shared/parts';
import { Link, paths, useParams } from '@portal/shared/portal';
import { serviceType } from '@portal/shared/rules';
import { Box, Button, EmptyState, Paper, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { DoorRow } from './DoorRow';

/** How often a page that stays open at the instrument asks again: the lab may have begun or ended the time. */
const askAgainMs = 30_000;

/** What the QR code at the door of an instrument opens: the member's time of today there is begun and ended. */
export function DoorPage() {
  const { door = '' } = useParams();
  const answer = useQuery({ ...query('auth/reservation/door', { door }), refetchInterval: askAgainMs });
  return (
    <>
      <PageTitle>上机登记</PageTitle>
      <QueryView query={answer} loading={<Skeleton variant="rounded" height={220} />}>
        {({ instrument: { name, code, place }, out_of_service, list }) => (
          <Paper sx={{ ...line, p: { xs: 2, md: 3 } }}>
            <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
              {name}
            </Typography>
            <Box sx={{ color: 'text.secondary', mb: 2 }}>{[code, place].filter(Boolean).join('，')}</Box>
            {out_of_service !== null && (
              <Alert severity="warning" sx={{ mb: 2 }}>{`这台仪器暂停使用：${out_of_service}`}</Alert>
            )}
            {list.length === 0 ? (
              <NoTime />
            ) : (
              <Box component="ul" aria-label="今天的机时" sx={plainList}>
                {list.map((reservation) => (
                  <DoorRow key={reservation.rid} reservation={reservation} door={door} />
                ))}
              </Box>
            )}
          </Paper>
        )}
      </QueryView>
    </>
  );
}

const NoTime = () => (
  <EmptyState
    title="今天您没有预约这台仪器"
    text="预约了其他仪器的，请到那台仪器的门口扫码"
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button variant="contained" component={Link} to={paths.reservations}>
          我的机时
        </Button>
        <Button component={Link} to={paths.project({ typeId: serviceType.onSite })}>
          预约机时
        </Button>
      </Box>
    }
  />
);
