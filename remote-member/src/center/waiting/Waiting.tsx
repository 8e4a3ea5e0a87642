import { query } from '@portal/shared/api';
import { Chip } from '@portal/shared/extras';
import { CutNote, Panel } from '@portal/shared/parts';
import { paths, usePortal, useSession } from '@portal/shared/portal';
import { limits, missingProfile, type ProfileField, profileLabels } from '@portal/shared/rules';
import { Box, FailureGroup, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWaitingTransfers } from '../../ui/transfer/useTransfers';
import {
  billsInput,
  clustersInput,
  quotationsInput,
  rawInput,
  repliesInput,
  waitingInput,
} from '../centerQueries';
import { TaskContent, Tasks, taskStyle } from './Task';
import { clusterTasks, orderTask, quotationTask, replyTask, statementTask } from './tasks';

/**
 * What waits for the member: the certification while it is incomplete, statements, quotations, replies about
 * requirements, groups, data analyses without data, then other orders.
 */
export const Waiting = observer(function Waiting() {
  const bills = useQuery(query('auth/assign/settlementList', billsInput));
  const [size, setSize] = useState<Readonly<Partial<Record<'quotations' | 'replies' | 'clusters', number>>>>(
    {},
  );
  const sized = (of: keyof typeof size) => size[of] !== undefined && { size: size[of] };
  const more = (of: keyof typeof size) => () => setSize({ ...size, [of]: limits.pageSizeMax });
  const quotations = useQuery({
    ...query('auth/quotation/list', { ...quotationsInput, ...sized('quotations') }),
    placeholderData: keepPreviousData,
  });
  const replies = useQuery({
    ...query('auth/requirement/list', { ...repliesInput, ...sized('replies') }),
    placeholderData: keepPreviousData,
  });
  const clusters = useQuery({
    ...query('auth/cluster/all', { ...clustersInput, ...sized('clusters') }),
    placeholderData: keepPreviousData,
  });
  const raw = useQuery(query('auth/web/order/list4person', rawInput));
  const orders = useQuery(query('auth/web/order/list4person', waitingInput));
  const { user } = useSession();
  const missing = user ? missingProfile({ ...user.userInfo, address: user.address }) : [];
  const reported = useWaitingTransfers();
  const ofBills = bills.data?.list.flatMap((row) => statementTask(row, reported.ofStatement(row.rid)));
  const ofQuotations = quotations.data?.list.map(quotationTask);
  const ofReplies = replies.data?.list.map(replyTask);
  const ofClusters = clusters.data?.list.flatMap(clusterTasks);
  const ofRaw = raw.data?.list.flatMap(orderTask);
  // A locked data analysis is in both lists.
  const ofOrders = orders.data?.list.filter(({ next }) => next !== 'upload').flatMap(orderTask);
  const isEmpty = [missing, ofBills, ofQuotations, ofReplies, ofClusters, ofRaw, ofOrders].every(
    (tasks) => tasks?.length === 0,
  );
  return (
    <Panel title="等您处理">
      {missing.length > 0 && <Certify missing={missing} />}
      <FailureGroup>
        <QueryView query={bills} loading={missing.length === 0 && <TaskSkeleton />}>
          {(data) => (
            <>
              <Tasks tasks={ofBills ?? []} />
              <CutNote of={data} what="张结算单" to={paths.memberPage('unsettled')} />
            </>
          )}
        </QueryView>
        <QueryView query={quotations} loading={null}>
          {(data) => (
            <>
              <Tasks tasks={ofQuotations ?? []} />
              <CutNote
                of={data}
                what="个待答复的报价单"
                loading={quotations.isPlaceholderData}
                onMore={more('quotations')}
              />
            </>
          )}
        </QueryView>
        <QueryView query={replies} loading={null}>
          {(data) => (
            <>
              <Tasks tasks={ofReplies ?? []} />
              <CutNote
                of={data}
                what="个有新回复的需求"
                loading={replies.isPlaceholderData}
                onMore={more('replies')}
              />
            </>
          )}
        </QueryView>
        <QueryView query={clusters} loading={null}>
          {(data) => (
            <>
              <Tasks tasks={ofClusters ?? []} />
              <CutNote
                of={data}
                what="个有待办的社群"
                loading={clusters.isPlaceholderData}
                onMore={more('clusters')}
              />
            </>
          )}
        </QueryView>
        <QueryView query={raw} loading={null}>
          {(data) => (
            <>
              <Tasks tasks={ofRaw ?? []} />
              <CutNote of={data} what="个数据分析订单" to={paths.orders} />
            </>
          )}
        </QueryView>
        <QueryView query={orders} loading={<TaskSkeleton />}>
          {(data) => (
            <>
              <Tasks tasks={ofOrders ?? []} />
              <CutNote of={data} what="个订单" to={paths.orders} />
            </>
          )}
        </QueryView>
      </FailureGroup>
      {isEmpty && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          暂时没有需要您处理的事项
        </Typography>
      )}
    </Panel>
  );
});

/** The certification, which comes first because nothing can be ordered without it. */
function Certify({ missing }: { readonly missing: readonly ProfileField[] }) {
  const { dialogs } = usePortal();
  return (
    <Box component="button" type="button" onClick={() => dialogs.open('certification')} sx={certify}>
      <TaskContent
        chip={<Chip size="small" color="warning" label="资料认证" />}
        text="完善资料后即可下单"
        about={`还缺少：${missing.map((field) => profileLabels[field]).join('、')}`}
      />
    </Box>
  );
}

/** Placeholder of a task. */
const TaskSkeleton = () => (
  <Box sx={{ ...taskStyle, minHeight: { xs: 104, sm: 66 } }}>
    <Skeleton variant="rounded" width={80} height={24} sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }} />
    <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
      <Skeleton variant="text" width="60%" />
      <Skeleton variant="text" width="40%" />
    </Box>
  </Box>
);

const certify = {
  ...taskStyle,
  width: 'calc(100% + 16px)',
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
} as const;
