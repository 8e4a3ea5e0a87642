import { Alert } from '@portal/shared/extras';
import { Fact, FactList, Panel } from '@portal/shared/parts';
import { usePortal } from '@portal/shared/portal';
import { missingProfile, organizations, phonePattern, profileLabels } from '@portal/shared/rules';
import { Button, Skeleton } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';

/** Who the member is, and what is missing for an order; the certification dialog changes it. */
export const Profile = observer(function Profile() {
  const { session, dialogs } = usePortal();
  const { user } = session;
  if (!user) return <Skeleton variant="rounded" height={180} />;
  const { userInfo: info, address } = user;
  const missing = missingProfile({ ...info, address });
  return (
    <Panel
      title="个人资料"
      aside={
        <Button
          variant={missing.length > 0 ? 'contained' : 'outlined'}
          size="small"
          onClick={() => dialogs.open('certification')}
        >
          {missing.length > 0 ? '完善资料' : '修改资料'}
        </Button>
      }
    >
      {missing.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {`未完善基本信息将无法下单，还缺：${missing.map((field) => profileLabels[field]).join('、')}`}
        </Alert>
      ) : (
        <Alert severity="success" sx={{ mb: 2 }}>
          资料认证已完成，可以下单
        </Alert>
      )}
      <FactList columns={2}>
        <Fact term="账号">{phonePattern.test(info.account) ? '' : info.account}</Fact>
        <Fact term="姓名">{info.name}</Fact>
        <Fact term="用户类型">{info.organization === null ? '' : organizations[info.organization]}</Fact>
        <Fact term="单位">{info.company}</Fact>
        <Fact term="导师">{info.teacher}</Fact>
        <Fact term="导师电话">{info.teacher_phone}</Fact>
      </FactList>
    </Panel>
  );
});
