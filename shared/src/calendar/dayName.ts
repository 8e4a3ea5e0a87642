import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';

/** Formats a day (YYYY-MM-DD) with its weekday: 2026年11月21日 星期六. */
export const dayName = (day: string): string => dayjs(day).locale('zh-cn').format('YYYY年M月D日 dddd');
