import { Fact, FactList } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Money } from '@portal/shared/ui';
import { ApprovalChange } from './ApprovalChange';
import type { ApprovalRow } from './approvalList';
import { MergeChange } from './MergeChange';

/** Who asked for an act, and what it changes. */
export const ApprovalFacts = ({ row }: { readonly row: ApprovalRow }) => (
  <>
    <FactList>
      <Fact term="操作">{row.label}</Fact>
      <Fact term="对象">{row.target}</Fact>
      <Fact term="金额">
        <Money fen={row.amount_fen} />
      </Fact>
      <Fact term="提交人">
        {row.requested_by}，{formatInstant(row.requested)}
      </Fact>
      {row.act !== 'accountMerge.run' && <ApprovalChange row={row} />}
    </FactList>
    {row.act === 'accountMerge.run' && <MergeChange code={row.code} />}
  </>
);
