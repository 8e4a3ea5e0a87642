import { query } from '@portal/shared/api';
import { plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Button, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AdminHead } from '../AdminHead';
import { AuditEntryView } from './AuditEntryView';
import { AuditForm } from './AuditForm';
import { auditInput, auditPath, useAuditQuery } from './auditQuery';

/** The audit log: each act of staff, the newest first, with what it changed. */
export function AuditPage() {
  const asked = useAuditQuery();
  const first = auditPath({ ...asked, before: '' });
  const answer = useQuery({
    ...query('staff/audit/list', auditInput(asked)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <AdminHead />
      <AuditForm key={first} query={asked} />
      <QueryView query={answer} loading={<Skeleton variant="rounded" height={420} />}>
        {({ list, next }) => (
          <Box aria-busy={answer.isPlaceholderData} sx={{ opacity: answer.isPlaceholderData ? 0.6 : 1 }}>
            {list.length === 0 && <EmptyState title="没有符合条件的操作" />}
            <Box component="ul" aria-label="操作" sx={{ ...plainList, display: 'grid', gap: 1 }}>
              {list.map((entry) => (
                // Acts of one transaction have the same time.
                <AuditEntryView key={JSON.stringify(entry)} entry={entry} />
              ))}
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
              {asked.before !== '' && (
                <Button component={Link} color="inherit" to={first}>
                  回到第一页
                </Button>
              )}
              {next !== null && (
                <Button component={Link} variant="outlined" to={auditPath({ ...asked, before: next })}>
                  下一页
                </Button>
              )}
            </Box>
          </Box>
        )}
      </QueryView>
    </>
  );
}
