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

/** Puts so many tags on a new file. */
async function tagged(count: number, from = 0): Promise<string[]> {
  const { rids } = await deliveredData(t, who);
  const add = Array.from({ length: count }, (_, index) => `标签 ${from + index}`);
  await call('auth/dataTag/put', { rids, add });
  return rids;
}

export const dataShareRefusals = {
  'auth/dataTag/put': {
    not_found: () => call('auth/dataTag/put', { rids: ['none'], add: ['一'] }),
    data_tag_limit: async () =>
      call('auth/dataTag/put', { rids: await tagged(limits.fileTags), add: ['还有一个'] }),
    own_tag_limit: async () => {
      for (let from = 0; from < limits.ownTags; from += limits.fileTags) await tagged(limits.fileTags, from);
      return call('auth/dataTag/put', { rids: await tagged(0), add: ['还有一个'] });
    },
  },
  'auth/dataTag/rename': { not_found: () => call('auth/dataTag/rename', { tag: '没有', to: '有' }) },
  'auth/dataTag/del': { not_found: () => call('auth/dataTag/del', { tag: '没有' }) },
  'auth/dataView/detail': { not_found: () => call('auth/dataView/detail', { rid: 'none' }) },
  'auth/dataView/save': { not_found: () => call('auth/dataView/save', { rid: 'none', kept: null }) },
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
  'open/dataShare/view': {
    not_found: () => call('open/dataShare/view', { ...unknown, file: 'none' }),
    data_share_ended: async () => call('open/dataShare/view', { ...(await revoked()), file: 'none' }),
    data_share_password: async () => call('open/dataShare/view', { ...(await locked()), file: 'none' }),
  },
  'open/dataShare/zip': {
    not_found: () => call('open/dataShare/zip', unknown),
    data_share_ended: async () => call('open/dataShare/zip', await revoked()),
    data_share_password: async () => call('open/dataShare/zip', { ...(await locked()), password: 'wrong-1' }),
  },
} satisfies Partial<Scenarios>;
