/** Returns true in the browser that is built into WeChat. */
export const inWeChat = (): boolean => /MicroMessenger/i.test(navigator.userAgent);
