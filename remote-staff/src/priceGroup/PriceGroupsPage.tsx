import { query } from '@portal/shared/api';
import { useNavigate } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useListQuery } from '../ui/list/listQuery';
import { numberedInput, numberedPage } from '../ui/list/numberedPage';
import { PageList } from '../ui/list/PageList';
import { desk } from '../ui/session/desk';
import { GroupDialog } from './GroupDialog';
import { PriceHead } from './PriceHead';
import { priceGroupColumns, priceGroupList, priceGroupPath } from './priceGroupList';

/** Groups of customers with prices of their own, the newest first; each is a page of its own. */
export const PriceGroupsPage = observer(function PriceGroupsPage() {
  const shown = useListQuery(priceGroupList);
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const input = numberedInput(shown);
  const answer = useQuery({
    ...query('staff/priceGroup/list', input),
    placeholderData: keepPreviousData,
    select: numberedPage(input),
  });
  return (
    <>
      <PriceHead
        acts={
          desk.may(['manager']) && (
            <Button variant="outlined" onClick={() => setIsAdding(true)}>
              新建价格组
            </Button>
          )
        }
      />
      <PageList
        noun="价格组"
        search="价格组编号"
        pathOf={priceGroupPath}
        kind={priceGroupList}
        shown={shown}
        answer={answer}
        columns={priceGroupColumns}
      />
      {isAdding && (
        <GroupDialog
          onClose={() => setIsAdding(false)}
          onSaved={({ code }) => void navigate(priceGroupPath(code))}
        />
      )}
    </>
  );
});
