import { phonePattern } from '@portal/shared/rules';
import { firstCharacters } from '../rules';
import { findRegion } from './findRegion';
import { noRegion, type Region, type RegionNames } from './region';

/** The parts of a pasted address; a part that was not found is empty. */
export interface ParsedAddress {
  readonly name: string;
  readonly phone: string;
  /** Without a district (and its code) when the text names only province and city. */
  readonly region: Region;
  /** Street, building and room. */
  readonly address: string;
}

/** Longer texts are no addresses. */
const maxLength = 300;

const labels =
  /(?:收[件货]人|联系人|姓名|手机号码?|手机|联系电话|电话|所在地区|收货地区|地区|详细地址|收[件货]地址|地址)[ \t]*[:：]/g;
const separators = /[\s,，;；|]+/g;
/** An 86 without a sign is the country's only as a word's beginning: it may be the number of a room before the phone. */
const phone = /(?<!\d)(?:(?:(?:\+|00)|(?<!\S))86[- ]?)?(1[3-9]\d[- ]?\d{4}[- ]?\d{4})(?!\d)/;

/** Takes the place of the phone number: no name or region extends across it. */
const phoneMark = '\n';

/**
 * Takes an address apart that was copied from a message or another shop: name, phone, region and detail in any
 * order, with or without labels and separators. `names` are the districts by GB/T 2260.
 */
export function parseAddress(pasted: string, names: RegionNames): ParsedAddress {
  const { phone, text } = withoutPhone(firstCharacters(pasted, maxLength).replace(labels, ' '));
  const found = findRegion(text, names);
  const before = partsOf(text.slice(0, found?.start ?? 0));
  const after = partsOf(text.slice(found?.end ?? 0));
  const name = nameIn(before, after);
  const detail = [...after.words, ...before.words].filter((word) => word !== name);
  return {
    name: name.replace(receiver, ''),
    phone,
    region: found?.region ?? noRegion,
    address: detail.join(' '),
  };
}

function withoutPhone(text: string): { phone: string; text: string } {
  const line = text.replace(separators, ' ');
  const found = phone.exec(line);
  const digits = found?.[1]?.replace(/\D/g, '') ?? '';
  if (!found || !phonePattern.test(digits)) return { phone: '', text: line };
  const rest = `${line.slice(0, found.index)}${phoneMark}${line.slice(found.index + found[0].length)}`;
  return { phone: digits, text: rest };
}

/** The words of a part of the text, and those that stand beside the phone number. */
interface Parts {
  readonly words: readonly string[];
  readonly besidePhone: readonly string[];
}

function partsOf(text: string): Parts {
  const [left = [], ...right] = text.split(phoneMark).map((part) => part.split(' ').filter(Boolean));
  const beside = right.length === 0 ? [] : [...left.slice(-1), ...right.flat().slice(0, 1)];
  return { words: [...left, ...right.flat()], besidePhone: beside };
}

/** Words like 张三, 王老师, 买买提·艾力 or John Smith. */
const personal = /^(?:[\p{Script=Han}]{2,4}|[\p{Script=Han}]+·[\p{Script=Han}·]+|[A-Za-z][A-Za-z.·]+)$/u;
const receiver = /[(（]?收[)）]?$/;
const placeEnd = /[路街号楼室层栋幢座村镇乡院所园区市县省部库店厦]$|单元$|公司$|大学$|中心$|实验室$|门卫$/;

const isName = (word: string): boolean => {
  const bare = word.replace(receiver, '');
  return personal.test(bare) && !placeEnd.test(bare);
};

/** The name is before the region, beside the phone number, or at the end. */
function nameIn(before: Parts, after: Parts): string {
  const last = after.words.length > 1 ? after.words.slice(-1) : [];
  return [...before.besidePhone, ...before.words, ...after.besidePhone, ...last].find(isName) ?? '';
}
