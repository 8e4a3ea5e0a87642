import { query } from '@portal/shared/api';
import type { AccountManager, Order } from '@portal/shared/contract';
import { CopyButton, Fact, FactList, Panel } from '@portal/shared/parts';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** The account manager with phone, hours and WeChat; without one, the hotline. */
export function Manager({ manager }: Pick<Order, 'manager'>) {
  return (
    <Panel title="客户经理">
      <Box sx={{ typography: 'body2' }}>{manager ? <Card manager={manager} /> : <Nobody />}</Box>
    </Panel>
  );
}

function Card({ manager: { name, phone, hours, wechat } }: { readonly manager: AccountManager }) {
  return (
    <FactList columns={2}>
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
