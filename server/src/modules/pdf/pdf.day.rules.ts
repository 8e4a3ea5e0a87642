const parts = { timeZone: 'Asia/Shanghai', year: 'numeric', month: 'long', day: 'numeric' } as const;
const day = new Intl.DateTimeFormat('zh-CN', parts);
const time = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Returns the day in Shanghai as agreements write it, such as 2026年11月18日. */
export const dayInWords = (at: Date): string => day.format(at);

/** Returns the day with the time of day, such as 2026年11月18日 10:20:30. */
export const instantInWords = (at: Date): string => `${day.format(at)} ${time.format(at)}`;
