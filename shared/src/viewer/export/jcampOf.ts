import { type Curve, jcampUnit } from '@portal/shared/measurement';

interface Named {
  readonly name: string;
  readonly curve: Curve;
}

const types: { readonly [family in Curve['family']]: string } = {
  xrd: 'X-RAY DIFFRACTION',
  infrared: 'INFRARED SPECTRUM',
  raman: 'RAMAN SPECTRUM',
  uvVis: 'UV/VIS SPECTRUM',
  xps: 'XPS',
  thermal: 'THERMAL ANALYSIS',
  chromatogram: 'CHROMATOGRAM',
  mass: 'MASS SPECTRUM',
  nmr: 'NMR SPECTRUM',
  isotherm: 'ADSORPTION ISOTHERM',
  other: 'DATA',
};

/** Text on one line, without what begins a record or a comment. */
const plain = (text: string): string =>
  text
    .replace(/[\r\n]+/g, ' ')
    .replace(/##|\$\$/g, ' ')
    .trim();

/** Returns curves as JCAMP-DX 5.01 with their exact numbers: one block, or a LINK of several. `remarks` say what was done with them. */
export function jcampOf(title: string, series: readonly Named[], remarks: readonly string[] = []): string {
  const blocks = series.map((one) => block(one, remarks));
  if (blocks.length === 1) return `${blocks[0]}\r\n`;
  const head = [
    `##TITLE=${plain(title)}`,
    '##JCAMP-DX=5.01',
    '##DATA TYPE=LINK',
    `##BLOCKS=${blocks.length}`,
  ];
  return `${[...head, '##ORIGIN=', '##OWNER=', ...blocks, '##END='].join('\r\n')}\r\n`;
}

function block({ name, curve }: Named, remarks: readonly string[]): string {
  const { x, y } = curve;
  const peaks = curve.shape === 'sticks';
  const lines = [
    `##TITLE=${plain(name)}`,
    '##JCAMP-DX=5.01',
    `##DATA TYPE=${types[curve.family]}`,
    `##DATA CLASS=${peaks ? 'PEAK TABLE' : 'XYPOINTS'}`,
    '##ORIGIN=',
    '##OWNER=',
    ...remarks.map((remark) => `##DATA PROCESSING=${plain(remark)}`),
    `##XUNITS=${plain(jcampUnit(curve.xAxis))}`,
    `##YUNITS=${plain(jcampUnit(curve.yAxis))}`,
    '##XFACTOR=1',
    '##YFACTOR=1',
    `##FIRSTX=${x[0]}`,
    `##LASTX=${x.at(-1)}`,
    `##FIRSTY=${y[0]}`,
    `##NPOINTS=${x.length}`,
    peaks ? '##PEAK TABLE=(XY..XY)' : '##XYPOINTS=(XY..XY)',
  ];
  for (let index = 0; index < x.length; index++) lines.push(`${x[index]}, ${y[index]}`);
  return [...lines, '##END='].join('\r\n');
}
