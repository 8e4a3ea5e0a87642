import { nameKey } from './keyword.rules';

/** Returns the other names of the groups that one of these names belongs to. */
export function namesakes(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => groupsOf.get(nameKey(name)) ?? []))].flat();
}

/** Returns what answers the same question as a method that no service has; empty for other names. */
export const offeredFor = (name: string): readonly string[] => offered.get(nameKey(name)) ?? [];

/**
 * Groups of synonyms in lower case. The first of a group is the term for page texts; the order has no other meaning.
 */
export const synonymGroups: readonly (readonly string[])[] = [
  [
    'xrd',
    'x射线衍射',
    'x 射线衍射',
    'x-ray diffraction',
    'xray diffraction',
    'x-ray diffractometer',
    '粉末衍射',
    '衍射',
    '绕射',
    'x光衍射',
    'x衍射',
    'pxrd',
  ],
  ['xps', 'x射线光电子能谱', '光电子能谱', 'esca', 'x-ray photoelectron'],
  [
    'sem',
    '扫描电镜',
    '扫描电子显微镜',
    '扫描式电子显微镜',
    '扫描显微镜',
    '场发射',
    'fesem',
    'scanning electron',
  ],
  ['tem', '透射电镜', '透射电子显微镜', '穿透式电子显微镜', '高分辨透射', 'transmission electron'],
  ['afm', '原子力显微镜', 'atomic force'],
  ['eds', 'edx', '能谱', '能谱仪', '元素面分布', 'mapping'],
  ['ebsd', '电子背散射衍射', '背散射衍射'],
  [
    'ftir',
    'ft-ir',
    '红外',
    '红外光谱',
    '傅里叶红外',
    '傅立叶红外',
    '傅里叶变换红外',
    '傅立叶变换红外',
    'infrared',
  ],
  ['raman', '拉曼', '拉曼光谱', '喇曼'],
  [
    'uv-vis',
    'uvvis',
    'uv',
    '紫外',
    '紫外可见',
    '紫外-可见',
    '紫外分光光度',
    '紫外可见分光光度',
    '紫外可见分光光度计',
    '分光光度计',
    '吸收光谱',
  ],
  ['pl', '荧光', '荧光光谱', '光致发光'],
  ['nmr', '核磁', '核磁共振', '核磁共振波谱', 'nuclear magnetic resonance'],
  ['氢谱', '核磁氢谱', '核磁共振氢谱', 'hnmr', '1hnmr', 'h谱'],
  ['碳谱', '核磁碳谱', '核磁共振碳谱', 'cnmr', '13cnmr', 'c谱'],
  ['epr', 'esr', '顺磁共振', '电子顺磁', '电子自旋共振', '自由基'],
  ['icp-ms', 'icpms', '等离子体质谱', '等离子质谱', '重金属'],
  ['icp-oes', 'icpoes', 'icp-aes', '等离子体发射光谱', '等离子发射光谱'],
  ['元素分析', '有机元素分析', 'chns', 'elemental analysis'],
  [
    'bet',
    '比表面',
    '比表面积',
    '孔径分布',
    '氮气吸附',
    '氮吸附',
    '氮气吸脱附',
    '氮吸脱附',
    'n2吸附',
    '吸脱附',
    '物理吸附',
    'surface area',
  ],
  ['tga', '热重', 'tg', '热失重', 'thermogravimetry'],
  ['tg-dsc', 'dsc-tg', 'tga-dsc', 'dsc-tga', 'sta', '同步热分析', '热重差热'],
  ['dsc', '差示扫描量热', '差示扫描', '差热', 'calorimetry'],
  ['玻璃化', '玻璃化转变', '玻璃化温度', '玻璃化转变温度', 'glass transition'],
  ['gc-ms', 'gcms', '气质', '气相色谱质谱', '气质联用'],
  ['lc-ms', 'lcms', '液质', '液相色谱质谱', '液质联用'],
  ['质谱', 'mass spectrometry', 'mass spec'],
  ['hplc', '液相', '液相色谱', '高效液相'],
  ['gpc', 'sec', '凝胶色谱', '凝胶渗透色谱', '分子量分布'],
  ['粒度', '粒径', 'psd', '粒度分布', '粒径分布', 'particle size'],
  ['zeta', 'zeta电位', 'z电位', '电位', 'dls', '动态光散射'],
  ['摩擦', '磨损', '耐磨', '耐磨性', '摩擦磨损'],
  ['接触角', '浸润性', '亲水性', 'contact angle'],
  ['拉伸', '拉伸试验', '拉力', '抗拉强度', 'tensile'],
  ['导热', '导热系数', '热导率', '导热率', 'thermal conductivity'],
  ['dft', '第一性原理', '理论计算', '密度泛函'],
  ['分子动力学', 'md模拟', 'molecular dynamics'],
  ['16s', '扩增子', '微生物多样性', 'amplicon'],
  ['转录组', 'rna-seq', 'rnaseq', '基因表达'],
  ['western blot', 'wb', '蛋白印迹', '免疫印迹'],
  ['aas', '原子吸收', '原子吸收光谱', '原子吸收分光光度', '火焰原子吸收', '石墨炉'],
  ['霍尔', '霍尔效应', 'hall effect'],
  ['流变', '流变仪', '流变性能', 'rheology'],
  ['预约', '机时', '现场'],
  ['单晶', '单晶衍射', 'single crystal'],
];

/** Methods that are asked for although no service has them, and services that answer the same question. */
export const nearGroups: readonly {
  readonly names: readonly string[];
  readonly offered: readonly string[];
}[] = [
  { names: ['原子荧光', '原子荧光光谱', 'afs'], offered: ['icp-ms', 'icp-oes'] },
  { names: ['扫描隧道显微镜', '隧道显微镜', 'stm', '台阶仪', '轮廓仪'], offered: ['afm'] },
  { names: ['凯氏定氮', '定氮', '定硫'], offered: ['元素分析'] },
  { names: ['断口', '失效'], offered: ['sem'] },
  { names: ['未知物', '配方分析'], offered: ['成分分析'] },
  { names: ['rohs'], offered: ['xrf', 'icp-oes'] },
  { names: ['dta', '差热分析'], offered: ['dsc', 'tga'] },
  { names: ['金相', '金相显微镜', '光学显微镜', '体视显微镜'], offered: ['sem'] },
  { names: ['qpcr', 'pcr', '荧光定量'], offered: ['转录组'] },
  { names: ['elisa', '酶联免疫'], offered: ['western blot'] },
];

const groupsOf = new Map<string, (readonly string[])[]>();
for (const group of synonymGroups)
  for (const name of group) groupsOf.set(nameKey(name), [...(groupsOf.get(nameKey(name)) ?? []), group]);

const offered = new Map(
  nearGroups.flatMap(({ names, offered }) => names.map((name) => [nameKey(name), offered] as const)),
);
