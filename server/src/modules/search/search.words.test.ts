import { type TestApp, testApp } from '../../../testing/testApp';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});

const found = async (kw: string) =>
  (await portal.call('open/web/search', { kw, kind: 'device', page: 1, size: 100 })).data.services;

/** What customers type, and the service that has to come first. */
const first: readonly (readonly [kw: string, rid: string])[] = [
  // Abbreviations, in any case and width.
  ['XRD', 'xrd'],
  ['ｘｒｄ', 'xrd'],
  ['sem', 'sem'],
  ['TEM', 'tem'],
  ['xps', 'xps'],
  ['nmr', 'nmr-liquid'],
  ['icp', 'icp-oes'],
  ['ICPMS', 'icp-ms'],
  ['icp-ms', 'icp-ms'],
  ['bet', 'bet'],
  ['TG', 'tga'],
  ['tga', 'tga'],
  ['dsc', 'dsc'],
  ['ftir', 'ftir'],
  ['FT-IR', 'ftir'],
  ['raman', 'raman'],
  ['uv-vis', 'uv-vis'],
  ['gcms', 'gc-ms'],
  ['esr', 'epr'],
  ['saed', 'tem'],
  ['hrtem', 'tem'],
  ['zeta', 'dls-zeta'],
  ['afm', 'afm'],
  ['ebsd', 'ebsd'],
  ['16s', 'amplicon-16s'],
  ['rnaseq', 'rna-seq'],
  ['dft', 'dft'],
  // Chinese names, short forms and synonyms.
  ['扫描电镜', 'sem'],
  ['扫描电子显微镜', 'sem'],
  ['透射', 'tem'],
  ['衍射', 'xrd'],
  ['红外', 'ftir'],
  ['拉曼', 'raman'],
  ['核磁', 'nmr-liquid'],
  ['比表面积', 'bet'],
  ['氮气吸附', 'bet'],
  ['热重', 'tga'],
  ['差示扫描量热', 'dsc'],
  ['气质', 'gc-ms'],
  ['接触角', 'contact-angle'],
  ['拉伸强度', 'tensile'],
  ['球差电镜', 'ac-stem'],
  ['元素分析', 'element-analysis'],
  ['有机元素', 'element-analysis'],
  ['自由基', 'epr'],
  ['eds', 'sem'],
  ['第一性原理', 'dft'],
  ['转录组', 'rna-seq'],
  // Words around the name.
  ['xrd测试', 'xrd'],
  ['SEM 多少钱', 'sem'],
  ['红外光谱分析', 'ftir'],
  // English.
  ['X-ray diffraction', 'xrd'],
  ['scanning electron microscope', 'sem'],
  ['surface area', 'bet'],
  ['contact angle', 'contact-angle'],
  ['infrared', 'ftir'],
  // Pinyin and its initials.
  ['saomiaodianjing', 'sem'],
  ['smdj', 'sem'],
  ['saomiao', 'sem'],
  ['yanshe', 'xrd'],
  ['hongwai', 'ftir'],
  ['lamanguangpu', 'raman'],
  ['hecigongzhen', 'nmr-liquid'],
  ['xsxys', 'xrd'],
  ['zhongjinshu', 'icp-ms'],
  ['jiechujiao', 'contact-angle'],
  // Several words, also without a space between them.
  ['DSC/TG', 'tga'],
  ['sem 能谱', 'sem'],
  ['sem+eds', 'sem'],
  ['扫描电镜能谱', 'sem'],
  ['锂电池正极', 'area-cathode'],
  ['红外 原位', 'onsite-insitu-ir'],
  // One wrong letter.
  ['ramam', 'raman'],
  ['rietvled', 'rietveld'],
  ['difraction', 'xrd'],
];

test('the table has at least 60 searches', () => {
  expect(new Set(first.map(([kw]) => kw)).size).toBeGreaterThanOrEqual(60);
});

test.each(first)('%s finds %s first', async (kw, rid) => {
  const { list } = await found(kw);
  expect(list[0]?.rid).toBe(rid);
});

test.each([
  'asdfgh',
  'qwertyuiop',
  'zzzz',
  'lorem ipsum',
  '不存在的检测项目',
  '月球岩石',
  '今天吃什么',
  '🧪',
  '____',
  '%%',
  '98765432',
])('%s finds nothing', async (kw) => {
  expect(await found(kw)).toEqual({ total: 0, list: [], types: [] });
});
