import type { Env } from '../../env';
import type { Wechat } from './wechat';

/** Local adapter: the QR code opens the page that simulates the phone. */
export function localWechat({ publicUrl }: Pick<Env, 'publicUrl'>): Wechat {
  return { qrCode: async (scene) => `${publicUrl}/local/phone?scene=${encodeURIComponent(scene)}` };
}
