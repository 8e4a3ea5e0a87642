import type { Data } from '@portal/shared/contract';
import { useSearchParams } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { usePageActs } from '../ui/pageActs';
import { type MoveAct, MoveDialog, moveLabels } from './MoveDialog';
import { QuoteDialog } from './QuoteDialog';
import { isQuotable } from './quotable';

interface RequirementActsProps {
  readonly requirement: Data<'staff/requirement/detail'>;
}

const moves: readonly MoveAct[] = ['contact', 'close', 'cancel'];

/** The acts that the state of a requirement allows now, by buttons and by key. */
export function RequirementActs({ requirement }: RequirementActsProps) {
  const { code, can } = requirement;
  const [search, setSearch] = useSearchParams();
  // An order on behalf goes on with its services.
  const begun = search.has('quote') && isQuotable(requirement);
  const [asked, setAsked] = useState<MoveAct | 'quote' | undefined>(begun ? 'quote' : undefined);
  const close = () => {
    setAsked(undefined);
    if (search.has('quote')) setSearch({}, { replace: true });
  };
  const acts: readonly (MoveAct | 'quote')[] = [
    ...(isQuotable(requirement) ? (['quote'] as const) : []),
    ...moves.filter((act) => can.includes(act)),
  ];
  usePageActs(
    acts.map((act) => ({ label: `${labels[act]} ${code}`, key: keys[act], run: () => setAsked(act) })),
  );
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          size="small"
          variant={act === acts[0] ? 'contained' : 'outlined'}
          color={act === 'cancel' ? 'error' : 'primary'}
          onClick={() => setAsked(act)}
        >
          {labels[act]}
        </Button>
      ))}
      {asked === 'quote' && <QuoteDialog requirement={requirement} onClose={close} />}
      {asked !== undefined && asked !== 'quote' && (
        <MoveDialog requirement={requirement} act={asked} onClose={close} />
      )}
    </>
  );
}

const labels = { ...moveLabels, quote: '报价' };
const keys = { quote: 'q', contact: 'c', close: 'w', cancel: 'x' };
