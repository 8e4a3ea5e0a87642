import { z } from 'zod';
import { postOutside, Unreachable } from '../unreachable';
import type { Wechat } from './wechat';

/** Credentials of the official account. */
export interface OfficialAccountSettings {
  readonly appId: string;
  readonly appSecret: string;
  /** Shared secret that signs the callbacks. */
  readonly token: string;
  /** For example https://api.weixin.qq.com */
  readonly endpoint: string;
}

/** Milliseconds before its expiry at which an access token is no longer used. */
const margin = 300_000;

/** The access token is invalid or expired (WeChat, global return codes). */
const tokenRefused = new Set([40001, 40014, 42001]);

const failure = z.object({ errcode: z.int(), errmsg: z.string().optional() });
const accessToken = z.object({ access_token: z.string(), expires_in: z.int() });
const qrCode = z.object({ ticket: z.string(), url: z.url() });

/** WeChat refused the call; `code` is WeChat's reason. */
class Refused extends Unreachable {
  constructor(readonly code: number) {
    super(`WeChat: errcode ${code}`);
  }
}

/**
 * QR codes of an official account. The access token is cached until shortly before its expiry, and requested by
 * `stable_token`, so that several processes do not invalidate each other's.
 */
export function officialAccount(settings: OfficialAccountSettings, now: () => Date): Wechat {
  const { appId, appSecret, endpoint } = settings;
  let kept: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  async function askToken(): Promise<string> {
    const body = { grant_type: 'client_credential', appid: appId, secret: appSecret };
    const { access_token, expires_in } = await post(`${endpoint}/cgi-bin/stable_token`, body, accessToken);
    kept = { token: access_token, until: now().getTime() + expires_in * 1000 - margin };
    return access_token;
  }

  /** The pending request of a token; concurrent callers share it. */
  function currentToken(): Promise<string> {
    if (kept && kept.until > now().getTime()) return Promise.resolve(kept.token);
    asking ??= askToken().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  async function createCode(scene: string, seconds: number): Promise<string> {
    const token = encodeURIComponent(await currentToken());
    const body = {
      expire_seconds: seconds,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: scene } },
    };
    const made = await post(`${endpoint}/cgi-bin/qrcode/create?access_token=${token}`, body, qrCode);
    return made.url;
  }

  return {
    qrCode: async (scene, seconds) => {
      try {
        return await createCode(scene, seconds);
      } catch (error) {
        if (!(error instanceof Refused) || !tokenRefused.has(error.code)) throw error;
        kept = undefined;
        return createCode(scene, seconds);
      }
    },
  };
}

async function post<Data>(url: string, body: unknown, schema: z.ZodType<Data>): Promise<Data> {
  const { status, answer } = await postOutside('WeChat', url, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const refused = failure.safeParse(answer);
  if (refused.success && refused.data.errcode !== 0) throw new Refused(refused.data.errcode);
  const data = schema.safeParse(answer);
  if (!data.success) throw new Unreachable(`WeChat: status ${status}`);
  return data.data;
}
