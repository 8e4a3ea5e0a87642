/** Where the portal is shown: in WeChat's browser, in another browser of a phone, or on a screen that a phone can scan. */
export type Device = 'wechat' | 'phone' | 'screen';

/** Returns the device by the browser's user agent. WeChat on a computer counts as a screen. */
export function deviceOf(agent: string): Device {
  if (!/Android|iPhone|iPad|iPod|HarmonyOS|Mobile/i.test(agent)) return 'screen';
  return /MicroMessenger/i.test(agent) ? 'wechat' : 'phone';
}
