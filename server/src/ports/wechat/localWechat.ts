import type { Env } from '../../env';
import type { Wechat } from './wechat';

/** The QR code leads to the page that plays the phone. */
export function localWechat({ publicUrl }: Pick<Env, 'publicUrl'>): Wechat {
  return { qrCode: async (scene) => `${publicUrl}/local/phone?scene=${encodeURIComponent(scene)}` };
}
