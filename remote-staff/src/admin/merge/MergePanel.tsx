import { query } from '@portal/shared/api';
import { Panel } from '@portal/shared/parts';
import { Button, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MergeTable } from '../../ui/merge/MergeTable';
import { Obstacles } from '../../ui/merge/Obstacles';
import { AskMergeDialog } from './AskMergeDialog';

interface MergePanelProps {
  readonly account: string;
  readonly into: string;
}

/** What would move, what is in the way, and the button that asks a second admin. */
export function MergePanel({ account, into }: MergePanelProps) {
  const preview = useQuery(query('staff/accountMerge/preview', { account, into }));
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Panel title="合并后">
      <QueryView query={preview} loading={<Skeleton variant="rounded" height={240} />}>
        {(shown) => (
          <>
            <Obstacles obstacles={shown.obstacles} />
            <MergeTable money={shown.money} records={shown.records} />
            {shown.obstacles.length === 0 && (
              <Button variant="contained" sx={{ mt: 2 }} onClick={() => setIsAsking(true)}>
                提交合并
              </Button>
            )}
            {isAsking && <AskMergeDialog preview={shown} onClose={() => setIsAsking(false)} />}
          </>
        )}
      </QueryView>
    </Panel>
  );
}
