import { bounds } from '../bounds';
import { type Reader, Unreadable } from '../reader';
import { curvesOf } from './block';
import { blocksOf } from './records';

const begins = /^[ \t]*##\s*TITLE\s*=/im;
const hasData =
  /^[ \t]*##\s*(?:XYDATA|XYPOINTS|PEAK\s*TABLE|PEAK\s*ASSIGNMENTS|RADATA|NTUPLES|DATA\s*TYPE\s*=\s*LINK)/im;
const version = /^[ \t]*##\s*JCAMP[\s\-_]*DX/im;

/** JCAMP-DX 4.24, 5.01 and 6.00: one block, LINK, NTUPLES. What its check values contradict is named beside the curve. */
export const jcampReader: Reader = {
  fits: (file) => {
    const text = file.text();
    if (text === undefined || !begins.test(text.slice(0, 4000))) return false;
    return version.test(text.slice(0, 8000)) || hasData.test(text);
  },
  read: (file) => {
    const curves = blocksOf(file.text() ?? '').flatMap(curvesOf);
    if (curves.length === 0) throw new Unreadable('JCAMP-DX', '文件只有文件头，没有可以绘制的数据');
    const notes =
      curves.length > bounds.curves ? [`共 ${curves.length} 组数据，读取前 ${bounds.curves} 组`] : [];
    return { kind: 'curves', format: 'JCAMP-DX', notes, curves: curves.slice(0, bounds.curves) };
  },
};
