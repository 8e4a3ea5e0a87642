import { pinyin } from 'pinyin-pro';

/**
 * Returns the syllables of a name in pinyin without tones: 扫描电镜 becomes sao, miao, dian, jing. Latin letters and
 * digits are one syllable each.
 *
 * The package's dictionary takes 0.2 s to load: only code that writes the index imports this file, when it writes.
 */
export function reading(name: string): string[] {
  return pinyin(name, { toneType: 'none', type: 'array', v: true });
}
