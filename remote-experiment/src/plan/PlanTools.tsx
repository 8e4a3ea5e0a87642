import { call } from '@portal/shared/api';
import { DownloadButton, useLazyDialog } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { memo } from 'react';
import type { PlanChanges } from './planChanges';
import { type PlanSelection, ridsOf } from './selection';

interface PlanToolsProps extends PlanSelection {
  readonly changes: PlanChanges;
}

const loadShare = () => import('./share/ShareDialog').then((m) => m.ShareDialog);

/** The prices of the plan as a file, and its links. */
export const PlanTools = memo(function PlanTools({ offered, selected, changes }: PlanToolsProps) {
  const share = useLazyDialog('share of the plan', loadShare, { items: offered, selected });
  return (
    <>
      <Box sx={tools}>
        <DownloadButton
          size="small"
          name="报价参考.pdf"
          page={paths.plan}
          ask={async () => {
            await changes.settled();
            const plan_rids = ridsOf(selected.length > 0 ? selected : offered);
            return call('auth/quotation/reference', { plan_rids });
          }}
          disabled={offered.length === 0}
        >
          下载报价参考
        </DownloadButton>
        <Button size="small" {...share.prefetchProps} loading={share.loading} onClick={share.show}>
          分享方案
        </Button>
      </Box>
      {share.dialog}
    </>
  );
});

const tools = { display: 'flex', justifyContent: 'end', mb: 1 } as const;
