import { call, query } from '@portal/shared/api';
import type { Requirement } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import { useSession } from '@portal/shared/portal';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Composer } from './Composer';
import { Entry } from './Entry';

const path = 'auth/requirement/messages';

interface ConversationProps {
  readonly requirement: Pick<Requirement, 'code' | 'changed' | 'can'>;
}

/** Messages and history, the newest last, and the field for another message. */
export const Conversation = observer(function Conversation({ requirement }: ConversationProps) {
  const { code, changed, can } = requirement;
  const { user } = useSession();
  const messages = useMessages(code, changed);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = messages;
  // What was typed stays when the requirement ends meanwhile.
  const [mounted, setMounted] = useState(can.includes('write'));
  if (!mounted && can.includes('write')) setMounted(true);
  return (
    <Panel title="沟通记录">
      <QueryView query={messages} loading={<Skeleton variant="rounded" height={120} />}>
        {(list) => (
          <>
            {hasNextPage && (
              <Box sx={{ textAlign: 'center', mb: 1 }}>
                <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  更早的记录
                </Button>
              </Box>
            )}
            {list.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                还没有记录。可以先补充样品、目的和时间要求，客户经理会看到。
              </Typography>
            )}
            <div role="log" aria-label="沟通记录">
              <Box component="ol" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
                {list.map((message) => (
                  <Entry key={message.rid} code={code} message={message} />
                ))}
              </Box>
            </div>
          </>
        )}
      </QueryView>
      {mounted && (
        <Composer
          key={user?.userInfo.rid}
          code={code}
          owner={user?.userInfo.rid ?? ''}
          closed={!can.includes('write')}
        />
      )}
      {!can.includes('write') && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          需求已结束，不能再留言。
        </Typography>
      )}
    </Panel>
  );
});

/** The messages, oldest first. They are requested again when the requirement has changed. */
function useMessages(code: string, changed: string) {
  const messages = useInfiniteQuery({
    queryKey: [...query(path, { code }).queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(path, { code, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ list }) => list).reverse(),
  });
  const known = useRef(changed);
  const { refetch } = messages;
  useEffect(() => {
    if (known.current === changed) return;
    known.current = changed;
    void refetch();
  }, [changed, refetch]);
  return messages;
}
