import { query } from '@portal/shared/api';
import type { AccountManager } from '@portal/shared/contract';

import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from './CopyButton';
import { Fact, FactList } from './FactList';
import { Panel } from './Panel';

interface ManagerProps {
  /** Null when the settings have no manager. */
  readonly manager: AccountManager | null;
  /** Number of columns on wide screens; default 2. */
  readonly columns?: 1 | 2;
}

/** The account manager with phone, hours and WeChat; without one, the hotline. */
export function Manager({ manager, columns = 2 }: ManagerProps) {
  return (
    <Panel title="客户经理">
      <Box sx={{ typography: 'body2' }}>
        {manager ? <Card manager={manager} columns={columns} /> : <Nobody />}
      </Box>
    </Panel>
  );
}

interface CardProps {
  readonly manager: AccountManager;
  readonly columns: 1 | 2;
}

function Card({ manager: { name, phone, hours, wechat }, columns }: CardProps) {
  return (
    <FactList columns={columns}>
      <Fact term="姓名">{name}</Fact>
      <Fact term="电话">
        <Phone phone={phone} />
      </Fact>
      <Fact term="服务时间">{hours}</Fact>
      <Fact term="微信">
        {wechat ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            {wechat} <CopyButton what="微信号" text={wechat} />
          </Box>
        ) : undefined}
      </Fact>
    </FactList>
  );
}

function Nobody() {
  const setting = useQuery(query('open/setting', {}));
  const phone = setting.data?.localInfo.phone;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      暂未指定客户经理。
      {phone && (
        <>
          有问题请拨打服务热线 <Phone phone={phone} />
        </>
      )}
    </Typography>
  );
}

const Phone = ({ phone }: { readonly phone: string }) => (
  <MuiLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</MuiLink>
);
