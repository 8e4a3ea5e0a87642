import { readMeasurement } from '../readMeasurement';
import { joined, padded } from '../testing/binary';
import { zipFile } from '../testing/zipFile';

const filler = new Uint8Array(5000);
const begins = (...numbers: readonly number[]) => joined(Uint8Array.from(numbers), filler);

const files: readonly [string, string, Uint8Array][] = [
  ['Bruker OPUS', 'test.0', begins(0x0a, 0x0a, 0xfe, 0xfe)],
  ['Princeton Instruments SPE', 'a.spe', filler.map((_, index) => (index % 100 === 7 ? 60 : 0))],
  ['PHI MultiPak SPE', 'a.spe', joined(padded('SOFH\nPlatform: Versa'), filler)],
  ['EDAX SPC', 'a.spc', begins(0x33, 0x33, 0x33, 0x3f)],
  ['UNICORN', 'a.zip', zipFile({ 'Result.xml': '<x/>', 'Chrom.1.Xml': '<x/>' })],
  ['Excel 97–2003（XLS）', 'a.xls', begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['复合文档（OLE）', 'a.ngb', begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ['Thermo RAW', 'a.raw', joined(Uint8Array.of(1, 0xa1), padded('F\0i\0n\0n\0i\0g\0a\0n\0'), filler)],
  ['Bruker Nanoscope', 'a.000', joined(padded('\\*File list\r\n'), filler)],
  ['Gatan DM3/DM4', 'a.dm3', begins(0, 0, 0, 3)],
  ['HDF5', 'a.h5', begins(0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['PDF', 'a.pdf', joined(padded('%PDF-1.7\n'), filler)],
  ['PNG', 'a.png', begins(0x89, 0x50, 0x4e, 0x47)],
  ['JPEG', 'a.jpg', begins(0xff, 0xd8, 0xff, 0xe0)],
  ['ZIP', 'a.zip', zipFile({ 'a.txt': '1 2\n3 4\n' })],
];

describe('a format that is not read', () => {
  it.each(files)('%s is named, with what to do instead', (format, name, bytes) => {
    const reading = readMeasurement(name, bytes);
    expect(reading).toMatchObject({ kind: 'refused', format });
    expect(reading.kind === 'refused' && reading.advice).toMatch(/^请.{6,}[^。]$/);
  });
});
