import { query } from '@portal/shared/api';
import type { Setting } from '@portal/shared/contract';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { FactTable } from '../ui/FactTable';
import { Prose } from '../ui/static/Prose';

/** How to send samples by post. */
export function Sending() {
  const setting = useQuery(query('open/setting', {}));
  return (
    <>
      <Prose
        text={[
          [
            '每个样品单独密封、写清编号，与订单中的编号一致；粉末用离心管或密封袋，块体注意防磕碰，液体拧紧并加二次容器。',
            '包装内附样品清单与订单号；协议可随样品一同寄出。',
            '怕空气、怕水、需低温或有危险性的样品，寄出前先与客户经理确认。易燃易爆等禁寄物品不能邮寄。',
            '各项目的用量与制样要求见项目页的“样品要求”。',
          ],
        ]}
      />
      <QueryView query={setting} loading={<Skeleton variant="rounded" height={180} />}>
        {({ localInfo }) => <Express {...localInfo.express} />}
      </QueryView>
    </>
  );
}

function Express({ name, phone, address }: Setting['localInfo']['express']) {
  return (
    <Box sx={{ maxWidth: '46em' }}>
      <FactTable
        label="寄样地址"
        head={['寄样地址', '内容']}
        rows={[
          ['收件人', name],
          ['电话', phone],
          ['地址', address],
        ]}
      />
    </Box>
  );
}
