/** Name under which the portal sends messages. */
export const brand = '检测服务平台';
