import { isHan, runsOf } from './keyword.rules';
import { synonymGroups } from './keyword.synonym.rules';

/** Words that say nothing about which service is wanted; at the end of a word they may be missing. */
const fillers = [
  ['测试', '检测', '分析', '表征', '测定', '实验', '项目', '服务', '送样', '怎么做', '推荐'],
  ['价格', '报价', '收费', '费用', '多少钱', '哪里做', '哪里', '可以', '什么', '方法'],
].flat();

export const isFiller = (word: string): boolean => fillers.includes(word);

/** Returns the word without fillers at its end; undefined when nothing changes or less than two characters remain. */
export function withoutFiller(word: string): string | undefined {
  const filler = fillers.find((one) => word.endsWith(one));
  const rest = filler === undefined ? '' : word.slice(0, -filler.length);
  if (rest.length < 2 || isFiller(rest)) return undefined;
  return withoutFiller(rest) ?? rest;
}

const names = [
  ...synonymGroups.flat().filter((name) => isHan(name) && runsOf(name).length === 1),
  ...fillers,
].sort((a, b) => b.length - a.length);
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Splits words that are written together: 扫描电镜能谱 becomes 扫描电镜 and 能谱. Names of the field are kept, the
 * rest is split by Unicode's dictionary; fillers and single characters are dropped.
 */
export function segments(word: string): string[] {
  return runsOf(word)
    .flatMap((run) => (isHan(run) ? hanSegments(run) : [run]))
    .filter((part) => part.length > 1 && !isFiller(part));
}

function hanSegments(run: string): string[] {
  const name = names.find((one) => run.includes(one));
  if (name === undefined) return Array.from(segmenter.segment(run), ({ segment }) => segment);
  const at = run.indexOf(name);
  return [run.slice(0, at), run.slice(at + name.length)].flatMap((rest, side) => {
    const parts = rest === '' ? [] : hanSegments(rest);
    return side === 0 ? [...parts, name] : parts;
  });
}
