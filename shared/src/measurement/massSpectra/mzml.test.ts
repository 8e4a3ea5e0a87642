import { bounds } from '../bounds';
import { readMeasurement } from '../readMeasurement';
import { curveIn, curvesIn, expectClose } from '../testing/curvesIn';
import { mzmlFile } from '../testing/mzFiles';

const x = Array.from({ length: 40 }, (_, index) => 346.521 + index * 1.25);
const y = x.map((value, index) => Math.round(value * (index % 7)));

describe('a mzML file', () => {
  it.each([
    [32, false],
    [32, true],
    [64, false],
    [64, true],
  ] as const)('of %i bits, compressed: %s, has its values', (bits, zlib) => {
    const curve = curveIn('a.mzML', mzmlFile([{ x, y, bits, zlib }]));
    expectClose(curve.x, x);
    expectClose(curve.y, y);
    expect(curve).toMatchObject({
      name: '扫描 1 MS1 1.5 min',
      family: 'mass',
      shape: 'sticks',
      xAxis: { label: 'm/z', unit: '' },
      notes: [],
    });
  });

  it('has its chromatograms after its spectra, inside of an index too', () => {
    const [spectrum, chromatogram] = curvesIn(
      'a.mzML',
      mzmlFile([{ x, y }], [{ x: [1, 2, 3], y: [5, 6, 7] }], true),
    );
    expect(spectrum?.family).toBe('mass');
    expect(chromatogram).toMatchObject({
      name: 'TIC <1>',
      family: 'chromatogram',
      shape: 'line',
      xAxis: { label: '时间', unit: 'min' },
    });
    expectClose(chromatogram?.y ?? new Float64Array(), [5, 6, 7]);
  });

  it('of many scans has the first ones and every chromatogram', () => {
    const spectra = Array.from({ length: bounds.curves + 30 }, () => ({ x: [1], y: [2] }));
    const reading = readMeasurement('a.mzML', mzmlFile(spectra, [{ x: [1], y: [5] }]));
    if (reading.kind !== 'curves') throw new Error(reading.kind);
    expect(reading.notes).toEqual(['共 230 张质谱图，读取前 199 张']);
    expect(reading.curves.at(-1)?.family).toBe('chromatogram');
  });

  it('says when a count is not what it holds', () => {
    expect(curveIn('a.mzML', mzmlFile([{ x, y, stated: 99 }])).notes).toEqual([
      '文件写明 99 个点，实际为 40 个',
    ]);
  });

  it('that does not tell its compression is read where its bytes are as many as its numbers', () => {
    expectClose(curveIn('a.mzML', mzmlFile([{ x, y, compression: 'MS:9999999' }])).y, y);
  });

  it('with one broken scan has the others, and says so', () => {
    const reading = readMeasurement(
      'a.mzML',
      mzmlFile([
        { x, y },
        { x, y: y.slice(1) },
      ]),
    );
    expect(reading).toMatchObject({
      kind: 'curves',
      notes: ['1 组数据不能读取：横坐标有 40 个值，纵坐标有 39 个，无法对应'],
      curves: [{ notes: [] }],
    });
  });

  it('is refused when it can not be right', () => {
    const text = new TextDecoder().decode(mzmlFile([{ x, y, zlib: true }]));
    const encode = (content: string) => new TextEncoder().encode(content);
    const files = [
      mzmlFile([{ x, y: y.slice(1) }]),
      mzmlFile([{ x, y, compression: 'MS:1002312' }]),
      mzmlFile([{ x, y, zlib: true, compression: 'MS:9999999' }]),
      mzmlFile([{ x, y, compression: 'MS:1000574' }]),
      encode(text.replace(/(<binary>.{20})./, '$1!')),
      encode(text.replace(/(<binary>.{20})....../, '$1')),
      encode(text.slice(0, text.length / 2)),
      mzmlFile([]),
    ];
    for (const bytes of files) {
      expect(readMeasurement('a.mzML', bytes)).toMatchObject({ kind: 'refused', format: 'mzML' });
    }
    const imaging = encode(text.replace('<run', '<cvParam accession="IMS:1000030"/><run'));
    expect(readMeasurement('a.imzML', imaging)).toMatchObject({ kind: 'refused', format: 'imzML' });
  });
});
