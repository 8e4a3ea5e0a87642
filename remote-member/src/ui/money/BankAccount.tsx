import { query } from '@portal/shared/api';
import { CopyButton, Fact, FactList } from '@portal/shared/parts';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** The lab's bank account, to which members transfer money; without one, whom to ask. */
export function BankAccount() {
  const rule = useQuery(query('auth/prestore_rule_balance', {}));
  return (
    <QueryView query={rule} loading={<Skeleton variant="rounded" height={88} />}>
      {({ bankAccount }) =>
        bankAccount ? (
          <FactList>
            <Fact term="户名">{bankAccount.name}</Fact>
            <Fact term="开户行">{bankAccount.bank}</Fact>
            <Fact term="账号">
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
                {bankAccount.account} <CopyButton what="账号" text={bankAccount.account} />
              </Box>
            </Fact>
          </FactList>
        ) : (
          <Typography variant="body2">收款账户请咨询客户经理。</Typography>
        )
      }
    </QueryView>
  );
}
