import type { Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Fact, FactList, Panel } from '@portal/shared/parts';
import {
  formatDay,
  formatInstant,
  memberKindLabels,
  memberKindOf,
  organizations,
} from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { MemberLink } from '../ui/member/MemberLink';
import { PlaceLink } from './PlaceLink';

interface MemberFactsProps {
  readonly member: Data<'staff/desk/member'>;
}

/** Who the member is, how they are reached, and by which prices and groups they order. */
export function MemberFacts({ member }: MemberFactsProps) {
  const { phone, account, email, company, teacher, organization, created } = member;
  const { price_group: prices, clusters } = member;
  return (
    <Panel title="客户资料">
      <AccountNotes member={member} />
      <FactList columns={2}>
        <Fact term="手机号">
          {phone && (
            <Box component="a" href={`tel:${phone}`} sx={{ color: 'primary.main' }}>
              {phone}
            </Box>
          )}
        </Fact>
        <Fact term="单位">{company}</Fact>
        <Fact term="类型">
          {organization === null
            ? memberKindLabels.uncertified
            : `${memberKindLabels[memberKindOf(organization)]}（${organizations[organization]}）`}
        </Fact>
        <Fact term="导师">{teacher}</Fact>
        <Fact term="邮箱">
          {email && (
            <Box component="a" href={`mailto:${email}`} sx={{ color: 'primary.main' }}>
              {email}
            </Box>
          )}
        </Fact>
        <Fact term="用户名">{account === phone || member.state === 'closed' ? '' : account}</Fact>
        <Fact term="注册">{formatDay(created)}</Fact>
        <Fact term="价格组">
          {prices ? <PlaceLink to={`/staff/priceGroups/${prices.code}`}>{prices.name}</PlaceLink> : ''}
        </Fact>
        <Fact term="社群">
          {clusters && clusters.length > 0
            ? clusters.map(({ code, name }) => (
                <PlaceLink key={code} to={`/staff/clusters/${code}`}>
                  {name}
                </PlaceLink>
              ))
            : ''}
        </Fact>
      </FactList>
    </Panel>
  );
}

/** What became of the account, or will: it is to be closed, was closed, or was merged. */
function AccountNotes({ member: { state, closing, merged_into: kept, joined } }: MemberFactsProps) {
  const text =
    state === 'closed'
      ? '客户已注销账户，个人资料已删除'
      : closing && `客户已申请注销，${formatInstant(closing)} 删除资料`;
  return (
    <>
      {text && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {text}
        </Alert>
      )}
      {kept && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          该账户已停用，并入 <MemberLink account={kept.code}>{kept.name}</MemberLink>
        </Alert>
      )}
      {joined.length > 0 && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          已并入本账户：{joined.map(({ name }) => name).join('、')}
        </Alert>
      )}
    </>
  );
}
