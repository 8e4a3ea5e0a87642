import type { Data } from '@portal/shared/contract';
import { Fact, FactList } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';

/** An account as a merge names it. */
export type NamedAccount = Data<'staff/accountMerge/preview'>['from'];

/** Returns how an account is called: its phone, else its name of the login. */
export const accountName = ({ phone, account }: NamedAccount): string => phone || account;

/** By what a person recognises an account. */
export const AccountFacts = ({ account }: { readonly account: NamedAccount }) => (
  <FactList>
    <Fact term="手机号">{account.phone || '无'}</Fact>
    {account.account !== account.phone && <Fact term="用户名">{account.account}</Fact>}
    <Fact term="姓名">{account.name || '未填写'}</Fact>
    {account.company !== '' && <Fact term="单位">{account.company}</Fact>}
    <Fact term="注册时间">{formatInstant(account.created)}</Fact>
  </FactList>
);
