import { Fact, FactList, Panel } from '@portal/shared/parts';
import { usePortal } from '@portal/shared/portal';
import { organizations, phonePattern } from '@portal/shared/rules';
import { Alert, Button, Skeleton } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';

/** Who the member is; the certification dialog changes it. */
export const Profile = observer(function Profile() {
  const { session, dialogs } = usePortal();
  const info = session.user?.userInfo;
  if (!info) return <Skeleton variant="rounded" height={180} />;
  const certified = info.organization !== null && info.name !== '';
  return (
    <Panel
      title="个人资料"
      aside={
        <Button variant="outlined" size="small" onClick={() => dialogs.open('certification')}>
          {certified ? '修改资料' : '完善资料'}
        </Button>
      }
    >
      {!certified && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          未完善基本信息将无法下单，请先完成资料认证
        </Alert>
      )}
      <FactList columns={2}>
        <Fact term="账号">{phonePattern.test(info.account) ? '' : info.account}</Fact>
        <Fact term="手机号">{info.phone}</Fact>
        <Fact term="姓名">{info.name}</Fact>
        <Fact term="邮箱">{info.email}</Fact>
        <Fact term="用户类型">{info.organization === null ? '' : organizations[info.organization]}</Fact>
        <Fact term="单位">{info.company}</Fact>
        <Fact term="导师">{info.teacher}</Fact>
      </FactList>
    </Panel>
  );
});
