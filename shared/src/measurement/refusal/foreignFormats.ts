import { hasSign, oneByteText } from '../byteView';
import type { SourceFile } from '../sourceFile';

/** A format that is known, but not read: how it is recognised and what people can export instead. */
export interface ForeignFormat {
  readonly format: string;
  readonly reason: string;
  readonly advice: string;
  readonly fits: (file: SourceFile) => boolean;
}

const binary = '这是仪器的专用二进制格式，暂不能显示';
const toText = '请在仪器软件中导出为文本（CSV、TXT）或 JCAMP-DX';

const named = ({ name }: SourceFile, ending: RegExp) => ending.test(name);
const starts = ({ bytes }: SourceFile, ...numbers: readonly number[]) =>
  numbers.every((number, index) => bytes[index] === number);
const beginning = ({ bytes }: SourceFile, length = 4096) => oneByteText(bytes.subarray(0, length));
/** Names of UTF-16 inside of a compound file, without their zeros. */
const streamNames = ({ bytes }: SourceFile) =>
  beginning({ name: '', bytes, text: () => '' }, 65_536).replaceAll('\0', '');

const compound = (file: SourceFile) => starts(file, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const zip = ({ bytes }: SourceFile) => hasSign(bytes, 'PK\u0003\u0004') || hasSign(bytes, 'PK\u0005\u0006');

/** Numbers by which files of ChemStation begin, after their length. */
const chemStationTypes: ReadonlySet<string> = new Set([
  '2',
  '8',
  '30',
  '81',
  '130',
  '131',
  '179',
  '180',
  '181',
]);

/** Asked in this order: what is more special comes first. Excel workbooks and other archives that are read are not here. */
export const foreignFormats: readonly ForeignFormat[] = [
  {
    format: 'Bruker OPUS',
    reason: binary,
    advice: '请在 OPUS 中另存为 JCAMP-DX（.dx）或数据点表（.dpt）',
    fits: (file) => starts(file, 0x0a, 0x0a, 0xfe, 0xfe),
  },
  {
    format: 'PHI MultiPak SPE',
    reason: binary,
    advice: '请在 MultiPak 中导出为 VAMAS（.vms）或文本（CSV）',
    fits: ({ bytes }) => hasSign(bytes, 'SOFH'),
  },
  {
    format: 'Princeton Instruments SPE',
    reason: binary,
    advice: '请在 WinSpec 或 LightField 中导出为文本（CSV、TXT）',
    fits: (file) =>
      named(file, /\.spe$/i) && file.bytes.length >= 4100 && file.bytes.subarray(0, 4100).includes(0),
  },
  {
    format: 'EDAX SPC',
    reason: '这是 EDAX 能谱的 .spc，与红外、拉曼常用的 SPC 不是同一种格式',
    advice: '请在 EDAX 软件中导出为 EMSA（.msa）或文本（CSV）',
    fits: (file) => named(file, /\.spc$/i) && file.bytes.length >= 1024 && file.bytes[3] === 0x3f,
  },
  {
    format: 'UNICORN',
    reason: '这是 ÄKTA UNICORN 的结果包，暂不能显示',
    advice: '请在 UNICORN 的 Evaluation 中导出曲线为文本或 CSV',
    fits: (file) => zip(file) && /Chrom\.\d+\.Xml|SystemData/.test(directoryWords(file)),
  },
  {
    format: 'Thermo RAW',
    reason: binary,
    advice: '请用 Xcalibur 导出为文本，或用 msconvert 转换为 mzML',
    fits: (file) => starts(file, 0x01, 0xa1) && beginning(file, 40).replaceAll('\0', '').includes('Finnigan'),
  },
  {
    format: 'Bruker Nanoscope',
    reason: '这是原子力显微镜的专用格式，暂不能显示',
    advice: '请在 NanoScope Analysis 中导出为图片（TIFF、PNG）或文本',
    fits: ({ bytes }) =>
      /^\\\*(?:File list|Force file list|EC File list)/i.test(oneByteText(bytes.subarray(0, 40))),
  },
  {
    format: 'Gatan DM3/DM4',
    reason: '这是 Gatan DigitalMicrograph 的专用格式，暂不能显示',
    advice: '请在 DigitalMicrograph 中导出为图片（TIFF）或文本',
    fits: (file) => named(file, /\.dm[34]$/i) && (starts(file, 0, 0, 0, 3) || starts(file, 0, 0, 0, 4)),
  },
  {
    format: 'HDF5',
    reason: '这是 HDF5 数据容器，其中的内容因仪器而异，暂不能显示',
    advice: toText,
    fits: (file) => starts(file, 0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  {
    format: 'NetCDF',
    reason: binary,
    advice: '请用 msconvert 转换为 mzML，或导出为文本',
    fits: ({ bytes }) => hasSign(bytes, 'CDF\u0001') || hasSign(bytes, 'CDF\u0002'),
  },
  {
    format: 'Bruker RAW（XRD）',
    reason: binary,
    advice: '请在 DIFFRAC 或 PowDLL 中转换为 BRML、XY 或文本',
    fits: ({ bytes }) => ['RAW1.01', 'RAW2', 'RAW4.00', 'RAW '].some((sign) => hasSign(bytes, sign)),
  },
  {
    format: 'Rigaku RAW',
    reason: binary,
    advice: '请在 SmartLab Studio 或 PDXL 中导出为 RAS 或文本',
    fits: ({ bytes }) => hasSign(bytes, 'FI\0\0') || (hasSign(bytes, 'FI'.padEnd(2)) && bytes[2] === 0),
  },
  {
    format: 'PerkinElmer',
    reason: binary,
    advice: '请在 Spectrum 软件中导出为 ASCII（.asc）、CSV 或 JCAMP-DX',
    fits: ({ bytes }) => hasSign(bytes, 'PEPE'),
  },
  {
    format: 'Thermo OMNIC SPA',
    reason: binary,
    advice: '请在 OMNIC 中另存为 JCAMP-DX、SPC 或 CSV',
    fits: ({ bytes }) => hasSign(bytes, 'Spectral Data File') || hasSign(bytes, 'Spectral Exte File'),
  },
  {
    format: 'WITec Project',
    reason: binary,
    advice: '请在 WITec Project 中导出光谱为文本（TXT）或 SPC',
    fits: ({ bytes }) => hasSign(bytes, 'WIT_PRCT') || hasSign(bytes, 'WIT_PR06'),
  },
  {
    format: 'Horiba LabSpec',
    reason: binary,
    advice: '请在 LabSpec 中另存为文本（TXT）或 SPC',
    fits: (file) => named(file, /\.(?:ngs|ngc|l6s|l6m)$/i) && file.bytes.subarray(0, 512).includes(0),
  },
  {
    format: 'Agilent ChemStation',
    reason: binary,
    advice: '请在 ChemStation 或 OpenLab 中导出为 CSV 或 AIA（再转换为文本）',
    fits: ({ bytes }) =>
      (bytes[0] ?? 0) < 4 && chemStationTypes.has(oneByteText(bytes.subarray(1, 1 + (bytes[0] ?? 0)))),
  },
  {
    format: 'Excel 97–2003（XLS）',
    reason: '这是旧版 Excel 工作簿，不能读取',
    advice: '请在 Excel 或 WPS 中另存为 .xlsx 或 CSV',
    fits: (file) => compound(file) && (named(file, /\.xls$/i) || /Workbook/.test(streamNames(file))),
  },
  {
    format: '复合文档（OLE）',
    reason: '这是软件的专用工程文件，暂不能显示',
    advice: toText,
    fits: compound,
  },
  {
    format: 'PDF',
    reason: '这是文档，不是数据文件，不能绘制曲线',
    advice: '请下载后用阅读器打开；如需曲线，请在仪器软件中导出为文本',
    fits: ({ bytes }) => oneByteText(bytes.subarray(0, 1024)).includes('%PDF-'),
  },
  {
    format: 'PNG',
    reason: '这是图片，不是数据文件',
    advice: '请直接预览或下载；如需曲线，请在仪器软件中导出为文本',
    fits: (file) => starts(file, 0x89, 0x50, 0x4e, 0x47),
  },
  {
    format: 'JPEG',
    reason: '这是图片，不是数据文件',
    advice: '请直接预览或下载；如需曲线，请在仪器软件中导出为文本',
    fits: (file) => starts(file, 0xff, 0xd8, 0xff),
  },
  {
    format: 'BMP、GIF 图片',
    reason: '这是图片，不是数据文件',
    advice: '请直接预览或下载；如需曲线，请在仪器软件中导出为文本',
    fits: ({ bytes }) => hasSign(bytes, 'GIF8') || (hasSign(bytes, 'BM') && bytes[6] === 0 && bytes[7] === 0),
  },
  {
    format: 'ZIP',
    reason: '这是压缩包，不能直接显示',
    advice: '请解压后上传其中的数据文件',
    // A workbook is read by its own reader.
    fits: (file) =>
      zip(file) && !/\[Content_Types\]\.xml|xl\/workbook/.test(beginning(file) + directoryWords(file)),
  },
  {
    format: 'RAR、7z、GZIP',
    reason: '这是压缩包，不能直接显示',
    advice: '请解压后上传其中的数据文件',
    fits: (file) =>
      hasSign(file.bytes, 'Rar!') || starts(file, 0x37, 0x7a, 0xbc, 0xaf) || starts(file, 0x1f, 0x8b),
  },
];

/** The end of an archive, where it lists its files' names. */
function directoryWords({ bytes }: SourceFile): string {
  return oneByteText(bytes.subarray(-8192));
}
