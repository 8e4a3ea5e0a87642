import { limits } from '@portal/shared/rules';
import { setJoining } from '../../src/modules/upload/resumableUpload.repo';
import type { TestMember } from '../factories';
import { send } from '../orders';
import { call, desk, type Scenarios, t, who, work } from './scene';

const file = { name: '数据.csv', size: 4 };
const bytes = { name: 'part', bytes: 'a,b\n' };

const started = async (): Promise<string> => (await call('auth/upload/start', file)).data.rid;
const startedByStaff = async (): Promise<string> => (await work('staff/upload/start', file)).data.rid;
const unknown = { rid: 'unknown' };

/** Stores the only part of an upload of the member. */
async function whole(name: string): Promise<string> {
  const { rid } = (await call('auth/upload/start', { ...file, name })).data;
  await send(t, 'auth/upload/part', { rid, number: '1' }, bytes, who.token);
  return rid;
}

/** Returns an upload whose parts another call is joining. */
async function joined(rid: string): Promise<{ rid: string }> {
  await t.db.transaction((tx) => setJoining(tx, rid, t.clock.now()));
  return { rid };
}

const part = (
  path: 'auth/upload/part' | 'staff/upload/part',
  rid: string,
  { token }: Pick<TestMember, 'token'>,
  sha256?: string,
) => send(t, path, { rid, number: '1', ...(sha256 !== undefined && { sha256 }) }, bytes, token);

export const resumableUploadRefusals = {
  'auth/upload/start': {
    upload_limit: async () => {
      for (let count = 0; count < limits.resumableUploads; count++) await started();
      return call('auth/upload/start', file);
    },
  },
  'auth/upload/state': { not_found: () => call('auth/upload/state', unknown) },
  'auth/upload/part': {
    not_found: () => part('auth/upload/part', 'unknown', who),
    upload_act_refused: async () => part('auth/upload/part', (await joined(await started())).rid, who),
    part_damaged: async () => part('auth/upload/part', await started(), who, 'f'.repeat(64)),
  },
  'auth/upload/finish': {
    not_found: () => call('auth/upload/finish', unknown),
    upload_act_refused: async () => call('auth/upload/finish', { rid: await started() }),
    file_type_refused: async () => call('auth/upload/finish', { rid: await whole('程序.exe') }),
  },
  'auth/upload/abort': {
    not_found: () => call('auth/upload/abort', unknown),
    upload_act_refused: async () => call('auth/upload/abort', await joined(await started())),
  },
  'staff/upload/start': {
    upload_limit: async () => {
      for (let count = 0; count < limits.resumableUploads; count++) await startedByStaff();
      return work('staff/upload/start', file);
    },
  },
  'staff/upload/state': { not_found: () => work('staff/upload/state', unknown) },
  'staff/upload/part': {
    not_found: () => part('staff/upload/part', 'unknown', desk),
    upload_act_refused: async () =>
      part('staff/upload/part', (await joined(await startedByStaff())).rid, desk),
    part_damaged: async () => part('staff/upload/part', await startedByStaff(), desk, 'f'.repeat(64)),
  },
  'staff/upload/finish': {
    not_found: () => work('staff/upload/finish', unknown),
    upload_act_refused: async () => work('staff/upload/finish', { rid: await startedByStaff() }),
  },
  'staff/upload/abort': {
    not_found: () => work('staff/upload/abort', unknown),
    upload_act_refused: async () => work('staff/upload/abort', await joined(await startedByStaff())),
  },
} satisfies Partial<Scenarios>;
