import { bounds } from '../bounds';
import { oneByteText } from '../byteView';
import { drawn, factsFrom, shortened, shown } from '../drawn';
import { type Reader, Unreadable } from '../reader';
import type { Curve, Fact, Family } from '../reading';
import { blockOf, type VamasBlock } from './block';
import { energyAxis } from './energy';
import { headOf, type VamasHead } from './head';
import { format, vamasLines } from './lines';

const sign = /^\s*VAMAS Surface Chemical Analysis Standard Data Transfer Format/i;

/** Spectra of surface analysis (ISO 14976, `.vms`, `.npl`): each block a curve. Further columns, as a transmission, are facts only. */
export const vamasReader: Reader = {
  fits: ({ bytes }) => sign.test(oneByteText(bytes.subarray(0, 2000)).replace(/^ï»¿/, '')),
  read: (file) => {
    const lines = vamasLines(file.text() ?? oneByteText(file.bytes).replace(/\r\n?/g, '\n'));
    const head = headOf(lines);
    if (head.blocks === 0) throw new Unreadable(format, '文件中没有数据块');
    const curves: Curve[] = [];
    for (let points = 0; curves.length < Math.min(head.blocks, bounds.curves) && points < bounds.points; ) {
      const curve = curveOf(blockOf(lines, head), head);
      curves.push(curve);
      points += curve.x.length;
    }
    const cut = curves.length < head.blocks ? [`共 ${head.blocks} 组数据，读取前 ${curves.length} 组`] : [];
    return { kind: 'curves', format, notes: cut, curves };
  },
};

function curveOf(block: VamasBlock, head: VamasHead): Curve {
  const { abscissas, ordinate } = columnsOf(block);
  return drawn(format, {
    name: shortened([block.id, placeOf(block, head)].filter((part) => part !== '').join(' ')),
    family: familyOf(block.technique),
    x: abscissas.x,
    y: ordinate.values,
    xAxis: abscissas.axis,
    yAxis: { label: /count/i.test(ordinate.label) ? '计数' : '强度', unit: shortened(ordinate.unit) },
    shape: 'line',
    facts: factsOf(block, head),
    notes: limitNotes(ordinate),
  });
}

function columnsOf({ abscissa, variables }: VamasBlock) {
  const [first, second] = variables;
  if (abscissa && first) {
    if (!Number.isFinite(abscissa.start) || !Number.isFinite(abscissa.step) || abscissa.step === 0) {
      throw new Unreadable(format, '数据块没有写明横坐标的起点和步长');
    }
    const x = first.values.map((_, index) => abscissa.start + index * abscissa.step);
    return { abscissas: { x, axis: energyAxis(abscissa.label, abscissa.unit) }, ordinate: first };
  }
  if (!first || !second) throw new Unreadable(format, '数据块只有一列，没有横坐标');
  return { abscissas: { x: first.values, axis: energyAxis(first.label, first.unit) }, ordinate: second };
}

function familyOf(technique: string): Family {
  if (/^(?:XPS|UPS|AES|ESCA|ISS)/i.test(technique)) return 'xps';
  return /^(?:SIMS|SNMS|FABMS)/i.test(technique) ? 'mass' : 'other';
}

/** What was varied between blocks, as the number of a cycle or a sputter time. */
function placeOf({ variableValues }: VamasBlock, { variables, blocks }: VamasHead): string {
  const [variable, value] = [variables[0], variableValues[0]];
  if (blocks < 2 || !variable || value === undefined || !Number.isFinite(value)) return '';
  if (/^(?:none|index|value)$/i.test(variable.label)) return '';
  return `（${variable.label} = ${shown(value)}${variable.unit === '' ? '' : ` ${variable.unit}`}）`;
}

/** The block states the least and the greatest value; rounding of the last digit is no contradiction. */
function limitNotes({ values, least, most }: VamasBlock['variables'][number]): string[] {
  const found = values.reduce(
    (known, value) => ({ least: Math.min(known.least, value), most: Math.max(known.most, value) }),
    { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY },
  );
  const off = (found.most - found.least) * 1e-3 + Math.abs(found.most) * 1e-4;
  const said = ([name, stated, value]: [string, number, number]) =>
    Number.isFinite(stated) && Math.abs(stated - value) > off
      ? [`文件写明${name}为 ${shown(stated)}，数据为 ${shown(value)}`]
      : [];
  // Many programs write 0 for a least value that they don't know.
  return [
    ...(least === 0 ? [] : said(['最小值', least, found.least])),
    ...(most === 0 ? [] : said(['最大值', most, found.most])),
  ];
}

function factsOf(block: VamasBlock, head: VamasHead): Fact[] {
  const stated = (value: number, unit: string) => (Number.isFinite(value) ? `${shown(value)} ${unit}` : '');
  return factsFrom([
    ['样品', block.sample],
    ['技术', block.technique],
    ['谱线', block.species],
    ['激发源', block.source],
    ['光子能量', block.photonEnergy > 0 ? stated(block.photonEnergy, 'eV') : ''],
    ['通过能', stated(block.passEnergy, 'eV')],
    ['分析器模式', block.analyserMode],
    ['停留时间', stated(block.dwell, 's')],
    ['扫描次数', stated(block.scans, '次')],
    ['日期', block.date],
    ['仪器', head.instrument],
    ['单位', head.institution],
    ['实验', head.experiment],
  ]);
}
