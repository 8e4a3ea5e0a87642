import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DeskHead, type DeskTab } from './DeskHead';
import { desk } from './session/desk';

const lists: readonly DeskTab[] = [
  { path: '/staff/requirements', label: '需求', queues: ['requirement'] },
  { path: '/staff/quotations', label: '报价单' },
];

/** The heading of requirements and quotations; who works with quotations only sees no switch. */
export const RequirementHead = observer(function RequirementHead({ acts }: { readonly acts?: ReactNode }) {
  return desk.may(['manager']) ? (
    <DeskHead title="需求与报价" tabs={lists} acts={acts} />
  ) : (
    <DeskHead title="报价单" />
  );
});
