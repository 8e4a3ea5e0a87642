import { cleanLines, phonePattern } from '@portal/shared/rules';

/** Stands where a phone number was: no name or region extends across it. */
export const phoneMark = '\n';
/** Stands before a word that is said to be the name. */
export const nameMark = '\ue000';
/** Keeps the words of a Latin name together. */
export const innerSpace = '\ue001';

/** The text of a pasted address as words, and the phone number that stood in it. */
export interface AddressText {
  /** Words with one space between them; {@link phoneMark} where a phone number was. */
  readonly text: string;
  readonly phone: string;
  /** Extension of a number that a shop lends the receiver; empty without one. The courier needs it. */
  readonly extension: string;
}

/**
 * Returns a pasted text without what is no part of an address: identity numbers, labels, postcodes, masked and further phone
 * numbers, words of politeness.
 */
export function addressText(pasted: string): AddressText {
  const plain = narrow(cleanLines(pasted.replace(/[\ue000\ue001]/g, ''))).replace(/[ \t]+/g, ' ');
  const { text, phone, extension } = withoutPhones(unlabelled(withoutIdentity(plain)));
  const words = postcodes
    .reduce((left, pattern) => left.replace(pattern, ' '), text)
    .replace(polite, ' ')
    .replace(gluedReceiver, ' ')
    .replace(/(?<=[A-Za-z.]) (?=[A-Z][a-z]+(?:[ \n(（收[]|$))/g, innerSpace)
    .replace(/ (?=(?:先生|女士|小姐|老师|老師|同学|同學|教授|博士|经理|師傅|师傅)(?:[ \n(（收]|$))/g, '')
    .replace(/ {2,}/g, ' ');
  return { text: words, phone, extension };
}

/** Full-width letters, digits and signs; brackets and Chinese punctuation stay. */
const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff07\uff0a-\uff5e]/g, (sign) =>
    sign === '，' || sign === '；' || sign === '！' || sign === '？'
      ? sign
      : String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
  );

/** Numbers of identity cards, also masked or in groups, with a label or without, and of passports with one. */
const identity = [
  /(?:公民)?(?:身份证|身份證|证件|證件|ID ?card)(?:号码|號碼|号|號|No\.?)?[ :]*(?:[1-9]\d{5}[ -]?\d{8}[ -]?\d{3}[\dXx]|(?!1[3-9]\d{9}(?!\d))[\d*]{6,17}[\dXx*]?)(?![\dA-Za-z*])/gi,
  /(?:护照|護照|通行证|通行證|证件|證件|passport)(?:号码|號碼|号|號|No\.?)?[ :]*[A-Za-z]{1,2}\d{6,9}(?!\d)/gi,
  /(?<![\dA-Za-z])[1-9]\d{5}[ -]?(?:18|19|20)\d{2}[ -]?(?:0[1-9]|1[0-2])[ -]?(?:0[1-9]|[12]\d|3[01])[ -]?\d{3}[ -]?[\dXx](?![\dA-Za-z])/g,
  /(?<![\dA-Za-z])[1-9]\d{5}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}(?![\dA-Za-z])/g,
  /(?<![\dA-Za-z])[1-9][\d*]{5}\d{0,8}\*{4,12}\d{0,4}[\dXx](?![\dA-Za-z*])/g,
  /(?:身份证|身份證|护照|護照)(?:号码|號碼|号|號)?[:：]?/g,
] as const;

const withoutIdentity = (text: string): string =>
  identity.reduce((left, pattern) => left.replace(pattern, ' '), text);

const nameLabel =
  /(?<![A-Za-z])(?:收[件货貨样樣]人|收方|联系人|聯[繫絡]人|姓名|名字|receiver|recipient|contact|name)(?:姓名|名字)?[ \t]*(?:[:：]|是(?=[^ ])|(?= )|(?<=[人方名])(?=[^ \d]))/gi;
/** Labels of other parts: with a colon; before a number; or alone as a word. */
const otherLabels = [
  /(?:(?:收[件货貨样樣]人?|联系人?|聯[繫絡]人?|快递|邮寄|寄送|寄件|公司|单位|送货|配送|详细|詳細|街道|所在)的?)?(?:地址|地区|地區|信息|資訊)[ \t]*(?:[:：]|(?<=(?:收[件货貨样樣]人?|联系人?|详细|詳細|所在)的?(?:地址|地区|地區|信息))(?= |\n|$))/g,
  /(?:所在(?:区域|地)|省市区|省份|公司|单位|備註|备注)[ \t]*[:：]/g,
  /(?:(?:收[件货貨样樣]人|联系人?|聯[繫絡]人?)的?)?(?:手机|手機|电话|電話|联系方式|聯繫方式)(?:号码|號碼|号|號)?[ \t]*(?:[:：]|(?=[(（]?\+?\d))/g,
  /(?<![A-Za-z])(?:mobile|phone|tel|cell|address|addr|region)(?: ?(?:no|number))?\.?[ \t]*(?:[:：]|(?=[(（]?\+?\d))/gi,
] as const;
const postcodes = [
  /(?:邮政编码|邮编|邮码|郵遞區號|郵編|郵政編碼|(?<![A-Za-z])(?:zip|post|postal) ?(?:code)?)[ \t]*[:：]?[ \t]*(?:\d{5,6}(?!\d)|(?=\s|$))/gi,
  /(?<!\S)[(（]?\d{6}[)）]?(?=\s*(?:\n|$))/g,
  /(?<=^|\n) ?[(（]?\d{6}[)）]?(?= )/g,
] as const;
const polite =
  /(?<=\s|^)(?:请?(?:邮寄|快递|寄)(?:送)?[到至给]?|谢谢|謝謝|麻烦了?|您好|你好|收[件货]信息)(?::|[!！~]*(?=\s|$))/g;

/** Where a name with 收 begins right behind the house: 30号王小明收. */
const gluedReceiver =
  /(?<=[号室楼层栋座户元\d])(?![号室楼层栋座单])(?=[\p{Script=Han}]{2,3}[(（]?收[)）]?(?:\s|$))/gu;

function unlabelled(text: string): string {
  return otherLabels
    .reduce((left, label) => left.replace(label, ' '), text)
    .replace(nameLabel, ` ${nameMark}`)
    .replace(/[\s,，;；|。!！]+/g, ' ');
}

/** Ways to write a phone number, the most certain ones first: without gaps, in the groups that people make. */
const phones = [
  /(?<!\d)(?:[(（]?(?:\+|00) ?86[)）]?[ -]?|(?<!\S)[(（]?86[)）]?[ -]?)?(1[3-9]\d{9})(?!\d)/,
  /(?<!\d)(?:[(（]?(?:\+|00) ?86[)）]?[ -]?|(?<!\S)[(（]?86[)）]?[ -]?)?(1[3-9]\d(?:[ \-\u2010-\u2015\u2212.]?\d{4}){2})(?!\d)/,
  /(?<!\d)(?:[(（]?(?:\+|00) ?86[)）]?[ -]?|(?<!\S)[(（]?86[)）]?[ -]?)?(1[3-9]\d(?:[ \-\u2010-\u2015\u2212.]\d{3}[ \-\u2010-\u2015\u2212.]\d{5}|(?:[ \-\u2010-\u2015\u2212.]\d{3}){2}[ \-\u2010-\u2015\u2212.]\d{2}|[ \-\u2010-\u2015\u2212.]\d{2}(?:[ \-\u2010-\u2015\u2212.]\d{3}){2}|(?:[ \-\u2010-\u2015\u2212.]\d{2}){4}|[ \-\u2010-\u2015\u2212.]\d{5}[ \-\u2010-\u2015\u2212.]\d{3}|[ \-\u2010-\u2015\u2212.]\d{8}|\d[ \-\u2010-\u2015\u2212.]\d{4}[ \-\u2010-\u2015\u2212.]\d{3}))(?!\d)/,
] as const;
const extensionAfter = /^ ?(?:-|转|轉|#)(?:分机)? ?(\d{3,4})(?!\d)/;
/** A number of which a shop hides the middle. */
const masked = /(?<![\d*])1\d{2}\*{4,6}\d{2,4}(?!\d)/g;

/** Takes out every phone number; the first one is that of the address. */
function withoutPhones(line: string): AddressText {
  let text = line.replace(masked, ' ');
  let [phone, extension] = ['', ''];
  for (let found = phoneIn(text); found; found = phoneIn(text)) {
    const end = found.at + found.length;
    const behind = extensionAfter.exec(text.slice(end));
    text = `${text.slice(0, found.at)}${phone === '' ? phoneMark : ' '}${text.slice(end + (behind?.[0].length ?? 0))}`;
    if (phone === '') [phone, extension] = [found.digits, behind?.[1] ?? ''];
  }
  return { text, phone, extension };
}

function phoneIn(text: string): { digits: string; at: number; length: number } | undefined {
  for (const pattern of phones) {
    const found = pattern.exec(text);
    const digits = found?.[1]?.replace(/\D/g, '') ?? '';
    if (found && phonePattern.test(digits)) return { digits, at: found.index, length: found[0].length };
  }
  return undefined;
}
