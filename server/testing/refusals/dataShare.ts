import { limits } from '@portal/shared/rules';
import { files } from '../../src/modules/upload/file.table';
import { deliveredData, sharedData } from '../shares';
import { call, type Scenarios, t, who } from './scene';

/** Returns a link that its member has ended. */
async function revoked(): Promise<{ code: string }> {
  const { code } = await sharedData(t, who);
  await call('auth/dataShare/revoke', { code });
  return { code };
}

const locked = async () => ({ code: (await sharedData(t, who, { password: 'abc-123' })).code });
const unknown = { code: 'none' };

export const dataShareRefusals = {
  'auth/dataShare/add': {
    not_found: () => call('auth/dataShare/add', { name: '数据', rids: ['none'] }),
    data_share_limit: async () => {
      const { rids } = await deliveredData(t, who);
      for (let count = 0; count < limits.dataShares; count++) {
        if (count % 25 === 0) t.clock.pass(3600);
        await call('auth/dataShare/add', { name: '数据', rids });
      }
      t.clock.pass(3600);
      return call('auth/dataShare/add', { name: '数据', rids });
    },
    data_share_size: async () => {
      const { rids } = await deliveredData(t, who);
      await t.db.transaction((tx) => tx.update(files).set({ size: limits.dataZipBytes + 1 }));
      return call('auth/dataShare/add', { name: '数据', rids });
    },
  },
  'auth/dataShare/detail': { not_found: () => call('auth/dataShare/detail', unknown) },
  'auth/dataShare/revoke': { not_found: () => call('auth/dataShare/revoke', unknown) },
  'open/dataShare': {
    not_found: () => call('open/dataShare', unknown),
    data_share_ended: async () => call('open/dataShare', await revoked()),
    data_share_password: async () => call('open/dataShare', await locked()),
  },
  'open/dataShare/link': {
    not_found: () => call('open/dataShare/link', { ...unknown, file: 'none' }),
    data_share_ended: async () => call('open/dataShare/link', { ...(await revoked()), file: 'none' }),
    data_share_password: async () => call('open/dataShare/link', { ...(await locked()), file: 'none' }),
  },
  'open/dataShare/zip': {
    not_found: () => call('open/dataShare/zip', unknown),
    data_share_ended: async () => call('open/dataShare/zip', await revoked()),
    data_share_password: async () => call('open/dataShare/zip', { ...(await locked()), password: 'wrong-1' }),
  },
} satisfies Partial<Scenarios>;
