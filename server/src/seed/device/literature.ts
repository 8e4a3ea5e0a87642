import type { Device } from '@portal/shared/contract';

type Reference = Device['literature'][number];

const standard = (text: string): Reference => ({ text });
const paper = (text: string, doi: string): Reference => ({ text, source: `https://doi.org/${doi}` });

/** Standards and papers of the methods by service key; only verified references. */
export const literature: Readonly<Record<string, readonly Reference[]>> = {
  'karl-fischer': [standard('GB/T 6283-2008 化工产品中水分含量的测定 卡尔·费休法（通用方法）')],
  aas: [standard('GB/T 15337-2008 原子吸收光谱分析法通则')],
  gc: [standard('GB/T 9722 化学试剂 气相色谱法通则')],
  xafs: [paper('Newville M. Rev. Mineral. Geochem. 2014, 78, 33–74', '10.2138/rmg.2014.78.2')],
  'cryo-em': [paper('Scheres S. H. W. J. Struct. Biol. 2012, 180, 519–530', '10.1016/j.jsb.2012.09.006')],
  epma: [standard('GB/T 15074-2008 电子探针定量分析方法通则')],
  xrd: [
    standard('JY/T 0587-2020 多晶体 X 射线衍射方法通则'),
    standard('GB/T 23413-2009 纳米材料晶粒尺寸及微观应变的测定 X 射线衍射线宽化法'),
  ],
  'xrd-single-crystal': [
    paper('Sheldrick G. M. Acta Crystallogr. C 2015, 71, 3–8', '10.1107/S2053229614024218'),
  ],
  sem: [
    standard('JY/T 0584-2020 扫描电子显微镜分析方法通则'),
    standard('GB/T 17359 微束分析 能谱法定量分析'),
  ],
  tem: [standard('JY/T 0581-2020 透射电子显微镜分析方法通则')],
  ebsd: [
    standard('GB/T 36165-2018 金属平均晶粒度的测定 电子背散射衍射（EBSD）法'),
    standard('ISO 13067 Microbeam analysis — EBSD — Measurement of average grain size'),
  ],
  xps: [
    standard('GB/T 19500-2004 X 射线光电子能谱分析方法通则'),
    standard('ISO 15472 Surface chemical analysis — XPS — Calibration of energy scales'),
  ],
  'contact-angle': [standard('GB/T 30693-2014 塑料薄膜与水接触角的测量')],
  ftir: [standard('GB/T 6040-2019 红外光谱分析方法通则')],
  raman: [
    standard('ASTM E1840 Standard Guide for Raman Shift Standards for Spectrometer Calibration'),
    paper('Ferrari A. C., Basko D. M. Nat. Nanotechnol. 2013, 8, 235–246', '10.1038/nnano.2013.46'),
  ],
  'uv-vis': [
    standard('GB/T 9721-2006 化学试剂 分子吸收分光光度法通则（紫外和可见光部分）'),
    paper('Makuła P. et al. J. Phys. Chem. Lett. 2018, 9, 6814–6817', '10.1021/acs.jpclett.8b02892'),
  ],
  'icp-ms': [
    standard('GB/T 39486-2020 化学试剂 电感耦合等离子体质谱分析方法通则'),
    standard('HJ 700-2014 水质 65 种元素的测定 电感耦合等离子体质谱法'),
  ],
  'icp-oes': [standard('GB/T 30902-2014 无机化工产品 杂质元素的测定 电感耦合等离子体发射光谱法')],
  toc: [standard('HJ 501-2009 水质 总有机碳的测定 燃烧氧化—非分散红外吸收法')],
  'ion-chromatography': [standard('HJ 84-2016 水质 无机阴离子的测定 离子色谱法')],
  'gc-ms': [standard('GB/T 6041-2020 质谱分析方法通则')],
  hplc: [standard('GB/T 16631-2008 高效液相色谱法通则')],
  gpc: [
    standard('GB/T 21863-2008 凝胶渗透色谱法（GPC）用四氢呋喃做淋洗液'),
    standard('ISO 16014-1 Plastics — Determination of average molecular mass — Part 1: General principles'),
  ],
  tga: [
    standard('GB/T 27761-2011 热重分析仪失重和剩余量的试验方法'),
    standard('ASTM E1131 Standard Test Method for Compositional Analysis by Thermogravimetry'),
  ],
  dsc: [
    standard('GB/T 19466.1-2004 塑料 差示扫描量热法（DSC）第 1 部分：通则'),
    standard('ISO 11357-1 Plastics — Differential scanning calorimetry (DSC) — Part 1: General principles'),
  ],
  dma: [
    standard(
      'ISO 6721-1 Plastics — Determination of dynamic mechanical properties — Part 1: General principles',
    ),
  ],
  'thermal-conductivity': [
    standard('GB/T 22588-2008 闪光法测量热扩散系数或导热系数'),
    standard('ASTM E1461 Standard Test Method for Thermal Diffusivity by the Flash Method'),
  ],
  bet: [
    standard('GB/T 19587-2017 气体吸附 BET 法测定固态物质比表面积'),
    standard('ISO 9277 Determination of the specific surface area of solids by gas adsorption — BET method'),
    paper('Thommes M. et al. Pure Appl. Chem. 2015, 87, 1051–1069', '10.1515/pac-2014-1117'),
  ],
  'mercury-porosimetry': [
    standard('GB/T 21650.1-2008 压汞法和气体吸附法测定固体材料孔径分布和孔隙度 第 1 部分：压汞法'),
  ],
  'particle-size': [
    standard('GB/T 19077-2016 粒度分布 激光衍射法'),
    standard('ISO 13320 Particle size analysis — Laser diffraction methods'),
  ],
  'dls-zeta': [
    standard('GB/T 29022-2021 粒度分析 动态光散射法（DLS）'),
    standard('ISO 22412 Particle size analysis — Dynamic light scattering (DLS)'),
  ],
  tensile: [
    standard('GB/T 228.1-2021 金属材料 拉伸试验 第 1 部分：室温试验方法'),
    standard('GB/T 1040.1-2018 塑料 拉伸性能的测定 第 1 部分：总则'),
  ],
  compression: [standard('GB/T 7314-2017 金属材料 室温压缩试验方法')],
  hardness: [
    standard('GB/T 4340.1 金属材料 维氏硬度试验 第 1 部分：试验方法'),
    standard('GB/T 230.1 金属材料 洛氏硬度试验 第 1 部分：试验方法'),
  ],
  nanoindentation: [
    standard('ISO 14577-1 Metallic materials — Instrumented indentation test — Part 1: Test method'),
    paper('Oliver W. C., Pharr G. M. J. Mater. Res. 1992, 7, 1564–1583', '10.1557/JMR.1992.1564'),
  ],
  'amplicon-16s': [paper('Callahan B. J. et al. Nat. Methods 2016, 13, 581–583', '10.1038/nmeth.3869')],
  'bioinformatics-16s': [
    paper('Bolyen E. et al. Nat. Biotechnol. 2019, 37, 852–857', '10.1038/s41587-019-0209-9'),
  ],
  'bioinformatics-rna': [
    paper('Love M. I., Huber W., Anders S. Genome Biol. 2014, 15, 550', '10.1186/s13059-014-0550-8'),
  ],
  rietveld: [
    paper('Rietveld H. M. J. Appl. Crystallogr. 1969, 2, 65–71', '10.1107/S0021889869006558'),
    paper(
      'Toby B. H., Von Dreele R. B. J. Appl. Crystallogr. 2013, 46, 544–549',
      '10.1107/S0021889813003531',
    ),
  ],
  'xafs-fit': [
    paper('Ravel B., Newville M. J. Synchrotron Radiat. 2005, 12, 537–541', '10.1107/S0909049505012719'),
  ],
  dft: [
    paper('Kresse G., Furthmüller J. Phys. Rev. B 1996, 54, 11169–11186', '10.1103/PhysRevB.54.11169'),
    paper(
      'Perdew J. P., Burke K., Ernzerhof M. Phys. Rev. Lett. 1996, 77, 3865–3868',
      '10.1103/PhysRevLett.77.3865',
    ),
  ],
  'tem-statistics': [
    paper(
      'Schneider C. A., Rasband W. S., Eliceiri K. W. Nat. Methods 2012, 9, 671–675',
      '10.1038/nmeth.2089',
    ),
  ],
};
