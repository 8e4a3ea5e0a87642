import { query } from '@portal/shared/api';
import { Panel, SearchBar } from '@portal/shared/parts';
import { texts } from '@portal/shared/rules';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountFacts } from '../../ui/merge/AccountFacts';
import { MergedNote } from '../../ui/merge/MergedNote';
import { mergeOf } from '../../ui/merge/mergePath';

interface AccountPanelProps {
  readonly title: string;
  /** Empty while none is chosen. */
  readonly account: string;
  /** Returns the page with another account. */
  readonly to: (typed: string) => string;
}

/** One of both accounts, found by its phone or account name. */
export function AccountPanel({ title, account, to }: AccountPanelProps) {
  const found = useQuery({ ...query('staff/accountMerge/account', { account }), enabled: account !== '' });
  return (
    <Panel title={title}>
      <SearchBar
        inPanel
        label={`查找${title}`}
        field={`${title}：手机号或用户名`}
        maxLength={texts.account[1]}
        kw={account}
        to={(typed) => to(typed.trim())}
        submit="查找"
      />
      {account !== '' && (
        <QueryView query={found} loading={<Skeleton variant="rounded" height={120} />}>
          {(shown) => (
            <>
              <MergedNote of={shown} to={(one) => mergeOf(one)} />
              <AccountFacts account={shown} />
            </>
          )}
        </QueryView>
      )}
    </Panel>
  );
}
