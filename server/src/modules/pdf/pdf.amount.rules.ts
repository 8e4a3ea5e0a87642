const digits = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'];
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Returns four digits in words, such as 壹仟零贰; empty for 0. */
function groupInWords(group: number): string {
  const words = [1000, 100, 10, 1].map((unit, index) => {
    const digit = Math.floor(group / unit) % 10;
    return digit === 0 ? '零' : `${digits[digit]}${places[3 - index]}`;
  });
  return words
    .join('')
    .replace(/零{2,4}/g, '零')
    .replace(/零$/, '');
}

/** Returns whole yuan in words, such as 壹拾万零伍佰; 零 for 0. */
function yuanInWords(yuan: number): string {
  let words = '';
  for (let index = groups.length - 1; index >= 0; index--) {
    const group = Math.floor(yuan / 10_000 ** index) % 10_000;
    const text = groupInWords(group);
    if (text === '') {
      // One 零 replaces any number of empty groups between others.
      if (words !== '' && !words.endsWith('零')) words += '零';
      continue;
    }
    // A group below 1000 begins with its 零; after an empty group the 零 is there already.
    words += `${words.endsWith('零') ? text.replace(/^零/, '') : text}${groups[index]}`;
  }
  return words.replace(/^零|零$/g, '') || '零';
}

/**
 * Formats an amount of integer fen (0 or more, below 10^18 fen) in the capital figures of contracts and cheques:
 * 123450 becomes 人民币壹仟贰佰叁拾肆元伍角整.
 */
export function amountInWords(fen: number): string {
  const yuan = Math.floor(fen / 100);
  const jiao = Math.floor(fen / 10) % 10;
  const cent = fen % 10;
  const whole = yuan > 0 || (jiao === 0 && cent === 0) ? `${yuanInWords(yuan)}元` : '';
  if (jiao === 0 && cent === 0) return `人民币${whole}整`;
  if (cent === 0) return `人民币${whole}${digits[jiao]}角整`;
  const tenths = jiao > 0 ? `${digits[jiao]}角` : whole && '零';
  return `人民币${whole}${tenths}${digits[cent]}分`;
}
