import { Unreadable } from '../reader';
import { format, type VamasLines } from './lines';

/** What the experiment says about all of its blocks. */
export interface VamasHead {
  readonly mode: string;
  readonly regular: boolean;
  readonly institution: string;
  readonly instrument: string;
  readonly experiment: string;
  /** Names and units of what was varied from block to block. */
  readonly variables: readonly { readonly label: string; readonly unit: string }[];
  readonly manualItems: number;
  readonly futureBlockEntries: number;
  readonly blocks: number;
}

/** Modes whose blocks are spectra or depth profiles; maps and pictures are something else. */
const readModes = ['NORM', 'SDP', 'NOEXP', 'SDPSV'];

/** Reads the head as ISO 14976 orders its lines. */
export function headOf(lines: VamasLines): VamasHead {
  lines.next();
  const [institution, instrument] = [lines.next(), lines.next()];
  lines.next();
  const experiment = lines.next();
  lines.skip(lines.count('注释行数'));
  const mode = lines.next().toUpperCase();
  const scan = lines.next().toUpperCase();
  if (!readModes.includes(mode) || scan === 'MAPPING') {
    const advice = '请在采集软件中将谱图导出为 NORM 模式的 VAMAS 或文本';
    throw new Unreadable(format, `实验模式为 ${mode.slice(0, 20)} ${scan.slice(0, 20)}，不是谱图`, advice);
  }
  if (mode === 'NORM' || mode === 'SDP') lines.number();
  const variables = Array.from({ length: lines.count('变量数') }, () => {
    return { label: lines.next(), unit: unitOf(lines.next()) };
  });
  if (lines.number() !== 0) {
    throw new Unreadable(
      format,
      '各数据块省略了部分参数，无法确定其含义',
      '请导出为不省略参数的 VAMAS 或文本',
    );
  }
  const manualItems = lines.count('手工条目数');
  lines.skip(manualItems);
  const futureEntries = lines.count('扩展条目数');
  const futureBlockEntries = lines.count('扩展条目数');
  lines.skip(futureEntries);
  const blocks = lines.count('数据块数');
  return {
    mode,
    regular: scan === 'REGULAR',
    institution,
    instrument,
    experiment,
    variables,
    manualItems,
    futureBlockEntries,
    blocks,
  };
}

/** `d` is a number without a unit, `n` is not defined. */
export function unitOf(text: string): string {
  return text === 'd' || text === 'n' ? '' : text;
}
