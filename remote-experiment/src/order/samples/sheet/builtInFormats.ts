/** Number formats that a workbook names by number only, as a Chinese Excel shows them (ECMA-376, 18.8.30). */
const day = 'm"月"d"日"';
const longDay = 'yyyy"年"m"月"d"日"';
const monthOfYear = 'yyyy"年"m"月"';

export const builtInFormats: Readonly<Record<number, string>> = {
  ...{ 0: 'General', 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 11: '0.00E+00' },
  ...{ 5: '¥#,##0;¥-#,##0', 6: '¥#,##0;¥-#,##0', 7: '¥#,##0.00;¥-#,##0.00', 8: '¥#,##0.00;¥-#,##0.00' },
  ...{ 12: '# ?/?', 13: '# ??/??', 14: 'yyyy/m/d', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy' },
  ...{ 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM', 20: 'h:mm', 21: 'h:mm:ss', 22: 'yyyy/m/d h:mm' },
  ...{
    27: monthOfYear,
    28: day,
    29: day,
    30: 'm-d-yy',
    31: longDay,
    32: 'h"时"mm"分"',
    33: 'h"时"mm"分"ss"秒"',
  },
  ...{ 34: '上午/下午h"时"mm"分"', 35: '上午/下午h"时"mm"分"ss"秒"', 36: monthOfYear },
  ...{ 37: '#,##0;-#,##0', 38: '#,##0;-#,##0', 39: '#,##0.00;-#,##0.00', 40: '#,##0.00;-#,##0.00' },
  ...{ 41: '#,##0', 42: '¥#,##0', 43: '#,##0.00', 44: '¥#,##0.00' },
  ...{ 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss.0', 48: '##0.0E+0', 49: '@' },
  ...{ 50: monthOfYear, 51: day, 52: monthOfYear, 53: day, 54: day, 55: '上午/下午h"时"mm"分"' },
  ...{ 56: '上午/下午h"时"mm"分"ss"秒"', 57: monthOfYear, 58: day },
};
