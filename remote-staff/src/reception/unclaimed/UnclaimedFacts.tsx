import { Fact, FactList } from '@portal/shared/parts';
import { formatInstant, unclaimedStateLabels } from '@portal/shared/rules';
import type { UnclaimedRow } from './unclaimedList';

/** What is known of a parcel that nobody announced, as it is now. */
export const UnclaimedFacts = ({ row }: { readonly row: UnclaimedRow }) => (
  <FactList>
    <Fact term="存放位置">{row.place}</Fact>
    <Fact term="备注">{row.note}</Fact>
    <Fact term="记下">{`${formatInstant(row.created)} ${row.created_by}`}</Fact>
    <Fact term="状态">
      {[unclaimedStateLabels[row.state], row.order_code, row.reason, row.settled_by]
        .filter(Boolean)
        .join(' · ')}
    </Fact>
  </FactList>
);
