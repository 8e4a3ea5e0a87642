import { orderIn } from './orderScene';
import { call, csv, desk, missing, pdf, type Scenarios, upload } from './scene';

export const orderFileRefusals = {
  'auth/web/orderFile/list4rid': { not_found: () => call('auth/web/orderFile/list4rid', missing) },
  'auth/web/orderFile/link': { not_found: () => call('auth/web/orderFile/link', missing) },
  'auth/web/orderFile/zip': { not_found: () => call('auth/web/orderFile/zip', missing) },
  'auth/web/orderFile/curve': { not_found: () => call('auth/web/orderFile/curve', missing) },
  'auth/order/testRecord': { not_found: () => call('auth/order/testRecord', missing) },
  'auth/order/listProtocolFile': { not_found: () => call('auth/order/listProtocolFile', missing) },
  'auth/order/updateProtocolFile': {
    not_found: () => call('auth/order/updateProtocolFile', { ...missing, file_rid: 'none' }),
    order_act_refused: async () => {
      const { rid } = await orderIn('submitted');
      return call('auth/order/updateProtocolFile', { rid, file_rid: await upload(pdf) });
    },
    file_type_refused: async () => {
      const { rid } = await orderIn('confirmed');
      const file_rid = await upload(csv);
      return call('auth/order/updateProtocolFile', { rid, file_rid });
    },
  },
  'staff/order/file': {
    not_found: () => desk.addData('none'),
    order_act_refused: async () => desk.addData((await orderIn('cancelled')).code),
  },
} satisfies Partial<Scenarios>;
