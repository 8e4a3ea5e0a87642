import { Panel } from '@portal/shared/parts';
import { Link, paths, useSession } from '@portal/shared/portal';
import { isEnterprise } from '@portal/shared/rules';
import { Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';

/** Leads an enterprise to its API tokens and webhooks; renders nothing for others. */
export const InterfaceLink = observer(function InterfaceLink() {
  const info = useSession().user?.userInfo;
  if (!info || !isEnterprise(info.organization)) return null;
  return (
    <Panel
      title="接口与回调"
      aside={
        <Button variant="outlined" size="small" component={Link} to={paths.interfaces}>
          管理
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        用接口令牌让贵单位的程序读取和提交订单，用事件回调在数据交付、结算单出具时收到通知。
      </Typography>
    </Panel>
  );
});
