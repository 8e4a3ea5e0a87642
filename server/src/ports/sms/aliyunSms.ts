import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { postOutside, Unreachable } from '../unreachable';
import { signAcs3 } from './acs3';
import type { Sms } from './sms';

/** Credentials for Aliyun and the templates that it has approved. */
export interface AliyunSmsSettings {
  readonly keyId: string;
  readonly keySecret: string;
  /** Signature that Aliyun puts in front of each text, without its brackets. */
  readonly signName: string;
  /** Template with the variable `code`. */
  readonly codeTemplate: string;
  /** Template with the variable `text`. */
  readonly noticeTemplate: string;
  /** For example https://dysmsapi.aliyuncs.com */
  readonly endpoint: string;
}

const sent = z.object({ Code: z.string(), RequestId: z.string().optional() });

/**
 * Sends text messages by Aliyun (SendSms of 2017-05-25). Errors contain Aliyun's code and request id but no phone,
 * text or key, because they are logged.
 */
export function aliyunSms(settings: AliyunSmsSettings, now: () => Date): Sms {
  const { codeTemplate, noticeTemplate, signName } = settings;
  return {
    send: (phone, text, code) =>
      sendSms(settings, now(), {
        PhoneNumbers: phone,
        SignName: signName,
        TemplateCode: code === undefined ? noticeTemplate : codeTemplate,
        TemplateParam: JSON.stringify(code === undefined ? { text } : { code }),
      }),
  };
}

async function sendSms(
  { endpoint, keyId, keySecret }: AliyunSmsSettings,
  date: Date,
  query: Readonly<Record<string, string>>,
): Promise<void> {
  const { host, origin } = new URL(endpoint);
  const { path, headers } = signAcs3({
    host,
    action: 'SendSms',
    version: '2017-05-25',
    query,
    keyId,
    keySecret,
    date,
    nonce: randomUUID(),
  });
  const { status, answer } = await postOutside('Aliyun SMS', `${origin}${path}`, { headers });
  const { success, data } = sent.safeParse(answer);
  if (!success) throw new Unreachable(`Aliyun SMS: status ${status}`);
  if (data.Code !== 'OK')
    throw new Unreachable(`Aliyun SMS: ${data.Code} (${data.RequestId ?? 'no request id'})`);
}
