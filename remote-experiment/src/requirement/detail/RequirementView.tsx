import { call } from '@portal/shared/api';
import type { Requirement } from '@portal/shared/contract';
import { Manager, SeenNotices, useLazyDialog } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { QuotationSection } from '@portal/shared/quotation';
import { formatInstant } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useEffect } from 'react';
import { Conversation } from '../message/Conversation';
import { RequirementChip } from '../RequirementChip';
import { titleOf } from '../titleOf';
import { Facts } from './Facts';
import { NextStep } from './NextStep';

const loadCancel = () => import('./CancelDialog').then((m) => m.CancelDialog);

interface RequirementViewProps {
  readonly requirement: Requirement;
  /** Milliseconds between two requests; false when nothing follows. */
  readonly refetchInterval: number | false;
}

/** A loaded requirement. */
export function RequirementView({ requirement, refetchInterval }: RequirementViewProps) {
  const { code, state, created, can, manager } = requirement;
  const cancel = useLazyDialog('cancel requirement', loadCancel, { code });
  useSeen(requirement);
  return (
    <>
      <SeenNotices link={paths.requirement(code)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
        <Typography
          variant="h1"
          sx={{ overflowWrap: 'anywhere', fontSize: { xs: '1.375rem', md: '1.5rem' } }}
        >
          {titleOf(requirement)}
        </Typography>
        <RequirementChip state={state} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {code} · {formatInstant(created)} 提交
      </Typography>
      <Box sx={columns}>
        <Box sx={column}>
          <NextStep state={state} />
          <QuotationSection
            of={{ requirement_code: code }}
            expected={state === 'quoted' || state === 'planned'}
            refetchInterval={refetchInterval}
          />
          <Conversation requirement={requirement} />
        </Box>
        <Box sx={column}>
          <Manager manager={manager} columns={1} />
          <Facts requirement={requirement} />
          {can.includes('cancel') && (
            <Box>
              <Button
                color="inherit"
                {...cancel.prefetchProps}
                loading={cancel.loading}
                onClick={cancel.show}
              >
                取消需求
              </Button>
            </Box>
          )}
        </Box>
      </Box>
      {cancel.dialog}
    </>
  );
}

/** Marks what staff did as seen while the page is visible, and requests the messages again after each change. */
function useSeen({ code, unread, changed }: Requirement): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later change is another one to be seen
  useEffect(() => {
    if (!unread || document.visibilityState === 'hidden') return;
    // When it fails, it stays unread and the next request of the page tries again.
    void call('auth/requirement/seen', { code }).catch(() => undefined);
  }, [code, unread, changed]);
}

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
} as const;
