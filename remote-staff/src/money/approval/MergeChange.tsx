import { query } from '@portal/shared/api';
import { Fact, FactList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { accountName, type NamedAccount } from '../../ui/merge/AccountFacts';
import { MergeTable } from '../../ui/merge/MergeTable';
import { Obstacles } from '../../ui/merge/Obstacles';
import { desk } from '../../ui/session/desk';

const lineOf = (account: NamedAccount): string =>
  [accountName(account), account.name, account.company].filter(Boolean).join(' ');

/** What a merge of two accounts would move now. Only admins read it, and agree. */
export const MergeChange = observer(function MergeChange({ code }: { readonly code: string }) {
  const asked = useQuery({ ...query('staff/accountMerge/asked', { code }), enabled: desk.may([]) }).data;
  if (!asked) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <FactList>
        <Fact term="停用">{lineOf(asked.from)}</Fact>
        <Fact term="保留">{lineOf(asked.into)}</Fact>
        <Fact term="原因">{asked.reason}</Fact>
      </FactList>
      <Obstacles obstacles={asked.obstacles} />
      <MergeTable money={asked.money} records={asked.records} />
    </Box>
  );
});
