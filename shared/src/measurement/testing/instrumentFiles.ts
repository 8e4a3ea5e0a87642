import { brmlFile } from './brmlFile';
import { mzmlFile, mzxmlFile } from './mzFiles';
import { spcFile } from './spcFile';
import { tiffFile } from './tiffFile';
import { vamasFile } from './vamasFile';
import { wdfFile } from './wdfFile';
import { zipFile } from './zipFile';

const y = Array.from({ length: 60 }, (_, index) => Math.round(1000 * Math.exp(-(((index - 30) / 8) ** 2))));
const x = y.map((_, index) => 10 + index * 0.5);
const even = { firstX: 400, lastX: 4000 };
const encode = (text: string) => new TextEncoder().encode(text);
const rows = (separator: string) => y.map((value, index) => [x[index], value, 1].join(separator));
const column = (values: readonly number[]) => values.join(' ');

/** A small file of each format that is read by a reader of its own. */
export const instrumentFiles: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['float.spc', spcFile({ ...even, exponent: -128, log: 'A = 1\r\n', traces: [{ y }] })],
  ['several.spc', spcFile({ ...even, flags: 0x84, exponent: 12, x, traces: [{ y }, { y }] })],
  [
    'own.spc',
    spcFile({
      ...even,
      flags: 0xc5,
      points: 0,
      traces: [
        { x, y, exponent: 12 },
        { x, y, exponent: 12 },
      ],
    }),
  ],
  ['old.spc', spcFile({ ...even, version: 0x4d, exponent: 12, traces: [{ y }] })],
  ['map.wdf', wdfFile({ x, spectra: [y, y], origins: [{ type: 3, unit: 5, label: 'X', values: [0, 1] }] })],
  [
    'a.xrdml',
    encode(
      `<?xml version="1.0"?><xrdMeasurements><xrdMeasurement><scan scanAxis="Gonio"><dataPoints><positions axis="2Theta" unit="deg"><startPosition>10</startPosition><endPosition>39.5</endPosition></positions><counts>${column(y)}</counts></dataPoints></scan></xrdMeasurement></xrdMeasurements>`,
    ),
  ],
  [
    'a.vms',
    vamasFile([{ id: 'C 1s', label: 'kinetic energy', grid: [100, 1], columns: [['Counts', 'd', y]] }]),
  ],
  [
    'a.ras',
    encode(
      `*RAS_DATA_START\n*RAS_HEADER_START\n*MEAS_DATA_COUNT "60"\n*RAS_INT_START\n${rows(' ').join('\n')}\n*RAS_INT_END\n`,
    ),
  ],
  ['a.rasx', zipFile({ 'Data0/Profile0.txt': rows('\t').join('\n') })],
  ['a.brml', brmlFile({ rows: y.map((value, index) => `1,1,${x[index]},5,${value}`) })],
  [
    'a.mzML',
    mzmlFile(
      [
        { x, y, zlib: true },
        { x, y, bits: 32 },
      ],
      [{ x, y }],
    ),
  ],
  ['a.mzXML', mzxmlFile([{ pairs: x.flatMap((value, index) => [value, y[index] ?? 0]), zlib: true }], 1)],
  [
    'a.x00',
    encode(
      `HR-XRDScan\nScanAxis, Omega\nFirstAngle, 1\nStepWidth, 0.1\nNrOfData, 60\nScanData\n${y.join('\n')}\n`,
    ),
  ],
  [
    'a.rod',
    encode(
      `data_1\nloop_\n_raman_spectrum.raman_shift\n_raman_spectrum.intensity\n${rows(' ')
        .map((row) => row.slice(0, -2))
        .join('\n')}\n`,
    ),
  ],
  [
    'a.tif',
    tiffFile([
      {
        tags: [
          [256, 3, [6]],
          [257, 3, [10]],
          [258, 3, [8]],
          [262, 3, [1]],
          [259, 3, [32773]],
          [34682, 2, 'PixelWidth=1e-9'],
        ],
        strips: [Uint8Array.of(196, 7)],
      },
    ]),
  ],
];
