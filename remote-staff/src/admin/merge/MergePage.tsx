import { Link, useSearchParams } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { mergeOf } from '../../ui/merge/mergePath';
import { RecordColumns } from '../../ui/RecordColumns';
import { AdminHead } from '../AdminHead';
import { AccountPanel } from './AccountPanel';
import { MergePanel } from './MergePanel';

/** Two accounts of one person: which one is given up, which one is kept, and what moves. */
export function MergePage() {
  const [params] = useSearchParams();
  const account = params.get('account') ?? '';
  const into = params.get('into') ?? '';
  return (
    <>
      <AdminHead />
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        同一人注册了两个账户时，把订单、余额、积分和文件并到一个账户；须由另一位管理员复核后执行，不能撤销。
        {account !== '' && into !== '' && (
          <Box
            component={Link}
            to={mergeOf(into, account)}
            sx={{ display: 'inline-block', ml: 1, py: 0.5, color: 'primary.main' }}
          >
            对调两个账户
          </Box>
        )}
      </Typography>
      <Box sx={{ mb: 2 }}>
        <RecordColumns
          even
          main={<AccountPanel title="停用的账户" account={account} to={(typed) => mergeOf(typed, into)} />}
          aside={<AccountPanel title="保留的账户" account={into} to={(typed) => mergeOf(account, typed)} />}
        />
      </Box>
      {account !== '' && into !== '' && <MergePanel account={account} into={into} />}
    </>
  );
}
