import { innerSpace, nameMark, phoneMark } from './addressText';

/** The words of a part of the text, and those that stand beside the phone number. */
export interface Parts {
  readonly words: readonly string[];
  readonly besidePhone: readonly string[];
}

/** What one says before an address: 请寄到北京市…. */
const sending = /^(?:请|麻烦)?(?:邮寄|快递|寄)(?:送)?[到至给]?$/;

/** Returns the words of a text; a mark alone belongs to the word behind it. */
export function partsOf(text: string): Parts {
  const joined = text.replaceAll(`${nameMark} `, nameMark);
  const [left = [], ...right] = joined
    .split(phoneMark)
    .map((part) => part.split(' ').filter((word) => word !== '' && !sending.test(word)));
  const beside = right.length === 0 ? [] : [...left.slice(-1), ...right.flat().slice(0, 1)];
  return { words: [...left, ...right.flat()], besidePhone: beside };
}

/** What stands behind a name: 收, and the number that a shop gave with a lent phone number. */
const receiver = /(?:[(（]?(?:亲启|亲收|收|启)[)）]?)$/;
const code = /[[【(（]\d{3,4}[\]】)）]$/;
const alone = /^[(（]?(?:亲启|亲收|收|启)[)）]?$/;

/** Points inside names of minorities, as input methods and systems write them. */
const short = /^[\p{Script=Han}]{2,4}$/u;
const dotted = /^[\p{Script=Han}]+(?:[·•・‧∙･.．][\p{Script=Han}]+)+$/u;
const latin = /^[A-Za-z][A-Za-z.'·-]*(?:\ue001[A-Z][A-Za-z.'-]*){0,3}$/;
const long = /^[\p{Script=Han}]{5,15}$/u;
const placeEnd =
  /[路街号楼室层栋幢座村镇乡院所园区市县省部库店厦]$|单元$|公司$|大学$|中心$|实验室$|门卫$|大厦$|[樓號鎮鄉園區縣廈]$/;
/** Ends of places and offices that have names as long as those of people. */
const officeEnd =
  /[组站柜厂校局科处系班坊城湾苑庄桥巷弄道场馆厅堂社团队会点门口台亭寺]$|课题组|快递|驿站|超市|物业|信箱|收发|前台|宿舍/;
/** The first letters of most names: one of them before the region is a person, whatever the name ends with. */
const surname =
  /^[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段钱汤尹黎易常武乔贺赖龚文張劉陳楊趙黃吳孫馬羅鄭謝韓馮蕭鄧許蘇盧蔣賈葉閻餘鍾鄒陸龍萬錢湯賀賴龔]/;

const bareName = (word: string): string => word.replace(nameMark, '').replace(receiver, '');
const withoutCode = (word: string): string => bareName(word).replace(code, '');

const isShort = (word: string): boolean => {
  const bare = withoutCode(word);
  return (short.test(bare) || dotted.test(bare) || latin.test(bare)) && !placeEnd.test(bare);
};
/** 张路 and 王国庄 are people when they stand before the region. */
const isPerson = (word: string): boolean => {
  const bare = withoutCode(word);
  return bare.length <= 3 && short.test(bare) && surname.test(bare);
};
const isLong = (word: string): boolean => {
  const bare = withoutCode(word);
  return long.test(bare) && !placeEnd.test(bare) && !officeEnd.test(bare);
};
/** A word with 收 behind it, as 王小明收 or 古丽巴哈尔（收）. */
const isReceiver = (word: string): boolean => {
  const bare = bareName(word);
  return bare !== word && (isShort(bare) || isLong(bare) || isPerson(bare));
};

/**
 * Returns the word that is the name: the one with a label, or with 收; else one before the region, beside the phone number or
 * at the end. Empty when there is none.
 */
export function nameWord(before: Parts, after: Parts): string {
  const words = [...before.words, ...after.words];
  const last = after.words.length > 1 ? after.words.slice(-1) : [];
  const likely = [...before.besidePhone, ...before.words, ...after.besidePhone, ...last];
  return (
    words.find((word) => word.startsWith(nameMark) && word.length > 1) ??
    words.find(
      (word, at) => alone.test(words[at + 1] ?? '') && (isShort(word) || isLong(word) || isPerson(word)),
    ) ??
    words.find(isReceiver) ??
    likely.find(isShort) ??
    before.words.find(isPerson) ??
    likely.find(isLong) ??
    ''
  );
}

/** Returns a name as it is stored, with the extension of a lent phone number behind it. */
export function storedName(word: string, extension: string): string {
  const name = bareName(word).replaceAll(innerSpace, ' ');
  return name === '' || extension === '' || code.test(name) ? name : `${name}[${extension}]`;
}

/** Returns the words of a detail without the name, and without what belongs to the name only. */
export function detailOf(words: readonly string[], name: string): string {
  const given = code.exec(bareName(name))?.[0];
  return words
    .filter((word) => word !== name && !alone.test(word))
    .map((word) => word.replace(nameMark, '').replaceAll(innerSpace, ' '))
    .map((word) => (given && word.endsWith(given) ? word.slice(0, -given.length) : word))
    .filter((word) => word !== '' && !/^[:：、/-]+$/.test(word))
    .join(' ');
}
