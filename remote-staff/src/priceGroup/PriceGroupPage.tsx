import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Fact, FactList, Panel } from '@portal/shared/parts';
import { useParams } from '@portal/shared/portal';
import { formatDay, ownPriceLabels, priceGroupKindLabels } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { RecordColumns } from '../ui/RecordColumns';
import { RecordPage } from '../ui/RecordPage';
import { desk } from '../ui/session/desk';
import { GroupDialog } from './GroupDialog';
import { MembersPanel } from './MembersPanel';
import { priceGroupList } from './priceGroupList';
import { RulesPanel } from './rule/RulesPanel';

/** One price group: its rules, and the customers who have its prices. */
export function PriceGroupPage() {
  const { code = '' } = useParams();
  const group = useQuery(query('staff/priceGroup/detail', { code }));
  return (
    <RecordPage
      list={priceGroupList}
      listName="价格组"
      code={code}
      record={group}
      beside={(shown) => <Beside group={shown} />}
    >
      {(shown) => (
        <RecordColumns
          main={<RulesPanel group={shown} />}
          aside={
            <>
              <Panel title={shown.name}>
                <FactList>
                  <Fact term="类别">{priceGroupKindLabels[shown.kind]}</Fact>
                  <Fact term="客户看到">{ownPriceLabels[shown.kind]}</Fact>
                  <Fact term="备注">{shown.note}</Fact>
                  <Fact term="建立">{formatDay(shown.created)}</Fact>
                </FactList>
              </Panel>
              <MembersPanel group={shown} />
            </>
          }
        />
      )}
    </RecordPage>
  );
}

const Beside = observer(function Beside({ group }: { readonly group: Data<'staff/priceGroup/detail'> }) {
  // As it was when the dialog opened: a colleague's change is refused, not undone.
  const [edited, setEdited] = useState<typeof group>();
  return (
    <>
      {desk.may(['manager']) && (
        <Button size="small" variant="outlined" onClick={() => setEdited(group)}>
          修改
        </Button>
      )}
      {edited && <GroupDialog group={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
});
