import { query } from '@portal/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { newestInput, useListQuery, withoutTotal } from '../ui/list/listQuery';
import { PageList } from '../ui/list/PageList';
import { RequirementHead } from '../ui/RequirementHead';
import { quotationColumns, quotationList, quotationPath } from './quotationList';

/** Quotations for orders and requirements by state, the newest first; each is a page of its own. */
export function QuotationsPage() {
  const shown = useListQuery(quotationList);
  const answer = useQuery({
    ...query('staff/quotation/list', { ...newestInput(shown), states: [...shown.filter.states] }),
    placeholderData: keepPreviousData,
    select: withoutTotal,
  });
  return (
    <>
      <RequirementHead />
      <PageList
        noun="报价单"
        search="报价单号"
        pathOf={quotationPath}
        kind={quotationList}
        shown={shown}
        answer={answer}
        columns={quotationColumns}
      />
    </>
  );
}
