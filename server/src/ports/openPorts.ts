import { join } from 'node:path';
import type { Deps } from '../deps';
import { threadCharts } from './charts/threadCharts';
import { folderDisk } from './disk';
import type { Files } from './files/files';
import { folderFiles } from './files/folderFiles';
import type { Ports } from './index';
import { localMail, localSms } from './localInbox';
import type { Mail } from './mail/mail';
import { threadPrints } from './prints/threadPrints';
import { openSigner } from './signer/openSigner';
import type { Sms } from './sms/sms';
import { timestampAuthority } from './timestamp/timestampAuthority';
import { noMail, noSms, noWechat } from './unconfigured';
import { webhookSender } from './webhook/webhookSender';
import { localWechat } from './wechat/localWechat';
import type { Wechat } from './wechat/wechat';

type Needs = Pick<Deps, 'env' | 'db' | 'now'>;

/** Opens the adapters that the environment configures; the code of a provider is loaded only when it is configured. */
export async function openPorts(deps: Needs): Promise<Ports> {
  return {
    charts: threadCharts(),
    prints: threadPrints(),
    disk: folderDisk(deps.env.dataDir),
    files: await openFiles(deps),
    sms: await openSms(deps),
    mail: await openMail(deps),
    wechat: await openWechat(deps),
    signer: await openSigner(deps),
    timestamps: deps.env.timestampUrl === undefined ? undefined : timestampAuthority(deps.env.timestampUrl),
    webhooks: webhookSender({ local: deps.env.mode === 'local' }),
  };
}

async function openFiles({ env }: Needs): Promise<Files> {
  if (env.s3 === undefined) return folderFiles(join(env.dataDir, 'files'));
  const { s3Files } = await import('./files/s3Files');
  return s3Files(env.s3);
}

async function openSms(deps: Needs): Promise<Sms> {
  const { aliyunSms: settings, mode } = deps.env;
  if (settings === undefined) return mode === 'local' ? localSms(deps) : noSms;
  const { aliyunSms } = await import('./sms/aliyunSms');
  return aliyunSms(settings, deps.now);
}

async function openMail(deps: Needs): Promise<Mail> {
  const { smtp, mode } = deps.env;
  if (smtp === undefined) return mode === 'local' ? localMail(deps) : noMail;
  const { smtpMail } = await import('./mail/smtpMail');
  return smtpMail(smtp);
}

async function openWechat({ env, now }: Needs): Promise<Wechat> {
  if (env.wechat === undefined) return env.mode === 'local' ? localWechat(env) : noWechat;
  const { officialAccount } = await import('./wechat/officialAccount');
  return officialAccount(env.wechat, now);
}
