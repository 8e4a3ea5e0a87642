import { order, services } from '../orders';
import { orderIn } from './orderScene';
import { call, csv, desk, largeUpload, missing, pdf, type Scenarios, t, upload, who, work } from './scene';

export const orderFileRefusals = {
  'auth/web/orderFile/list4rid': { not_found: () => call('auth/web/orderFile/list4rid', missing) },
  'auth/web/orderFile/link': { not_found: () => call('auth/web/orderFile/link', missing) },
  'auth/web/orderFile/zip': { not_found: () => call('auth/web/orderFile/zip', missing) },
  'auth/web/orderFile/zip4person': {
    not_found: () => call('auth/web/orderFile/zip4person', { kw: '没有这样的文件' }),
  },
  'auth/web/orderFile/curve': { not_found: () => call('auth/web/orderFile/curve', missing) },
  'auth/order/testRecord': { not_found: () => call('auth/order/testRecord', missing) },
  'auth/order/listProtocolFile': { not_found: () => call('auth/order/listProtocolFile', missing) },
  'auth/order/addRawFile': {
    not_found: () => call('auth/order/addRawFile', { ...missing, file_rid: 'none' }),
    order_act_refused: async () => {
      const { rid } = await orderIn('placed');
      return call('auth/order/addRawFile', { rid, file_rid: await upload(csv) });
    },
    raw_limit: async () => {
      const { rid } = await order(t, who, services.analysis);
      return call('auth/order/addRawFile', { rid, file_rid: await largeUpload() });
    },
  },
  'auth/order/delRawFile': {
    not_found: () => call('auth/order/delRawFile', missing),
    order_act_refused: async () => {
      const { rid, code } = await order(t, who, services.analysis);
      const added = await call('auth/order/addRawFile', { rid, file_rid: await upload(csv) });
      await desk.acts(code, 'confirm', 'test');
      return call('auth/order/delRawFile', { rid: added.data.rid });
    },
  },
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
  'staff/order/files': { not_found: () => work('staff/order/files', { code: 'none' }) },
  'staff/order/file': {
    not_found: () => desk.addData('none'),
    order_act_refused: async () => desk.addData((await orderIn('cancelled')).code),
  },
} satisfies Partial<Scenarios>;
