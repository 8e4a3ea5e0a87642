import { any, type DeviceSeed, one } from './deviceSeed';

/** Phases and crystal structure: diffraction and scattering of X-rays. */
export const phase: readonly DeviceSeed[] = [
  {
    rid: 'xrd',
    child_id: 101,
    name: 'X 射线粉末衍射（XRD）',
    sketch: '物相鉴定、结晶度与晶粒尺寸分析的常规方法，粉末与块体均可测试。',
    tags: ['物相鉴定', '结晶度', '晶粒尺寸', '粉末/块体'],
    instrument: 'Rigaku SmartLab 9 kW / Bruker D8 ADVANCE',
    aliases: 'XRD X-ray diffraction X射线衍射 粉末衍射 广角衍射 衍射 物相 PDF卡片',
    base_fen: 60_00,
    unit: '样',
    turnaround_days: 3,
    options: [
      one(
        'range',
        '扫描范围（2θ）',
        ['r10_80', '10–80°'],
        ['r5_90', '5–90°', 10_00],
        ['r5_120', '5–120°', 30_00],
      ),
      one(
        'speed',
        '扫描速度',
        ['v10', '10°/min'],
        ['v5', '5°/min', 10_00],
        ['v2', '2°/min（精修级）', 60_00],
      ),
      one('form', '样品状态', ['powder', '粉末'], ['block', '块体或薄片'], ['liquid', '液体或浆料', 20_00]),
      any(
        'extra',
        '增值服务',
        ['match', '物相检索与标注', 40_00],
        ['size', '晶粒尺寸计算（Scherrer）', 30_00],
      ),
    ],
    sample_requirements: [
      '粉末不少于 50 mg，研磨至无颗粒感（约 200 目以上）',
      '块体不大于 20 mm × 20 mm × 5 mm，测试面平整',
      '含铁、钴样品请注明，将以合适的靶材或单色器扣除荧光',
      '易潮解、易氧化样品请密封寄送并在备注中说明',
    ],
    about: {
      intro:
        '晶体中的原子面对 X 射线产生满足布拉格方程的衍射，衍射峰的位置和强度是物相的“指纹”。与标准卡片比对即可判断样品由哪些晶相组成；峰的宽度反映晶粒尺寸与微观应变。',
      uses: [
        '无机材料、金属、矿物、药物晶型的物相鉴定',
        '合成产物纯度与结晶度比较，反应前后物相变化',
        '为 Rietveld 精修提供高质量慢扫数据',
      ],
      delivers: [
        '原始数据（raw、txt、xy）',
        '可直接作图的 Excel 数据与谱图 PNG',
        '选择物相检索时附 PDF 卡片号与标注图',
      ],
    },
    discount_label: '热门',
    popularity: 3286,
  },
  {
    rid: 'gixrd',
    child_id: 101,
    name: '薄膜掠入射衍射（GIXRD）',
    sketch: '以小角度入射抑制基底信号，获得几纳米至几百纳米薄膜的物相与取向信息。',
    tags: ['薄膜', '掠入射', '取向'],
    instrument: 'Rigaku SmartLab 9 kW',
    aliases: 'GIXRD grazing incidence 薄膜XRD 掠入射 膜',
    base_fen: 180_00,
    unit: '样',
    turnaround_days: 5,
    options: [
      one('angle', '入射角', ['a05', '0.5°'], ['a1', '1.0°'], ['multi', '三个角度对比', 200_00]),
      one('range', '扫描范围（2θ）', ['r10_80', '10–80°'], ['r5_90', '5–90°', 30_00]),
    ],
    sample_requirements: [
      '薄膜样品边长 10–30 mm，表面平整',
      '请注明薄膜与基底材料、膜厚（nm）',
      '请在样品背面做标记，测试面朝上放置',
    ],
    about: {
      intro:
        '入射角接近材料全反射临界角时，X 射线只穿透表层，薄膜衍射强度相对基底大幅提高，适合很薄的镀层与功能膜。',
      uses: ['钙钛矿、氧化物、金属薄膜物相分析', '镀层、钝化层、腐蚀产物鉴定', '不同入射角的深度剖析'],
      delivers: ['原始数据与 txt/Excel 数据', '测试条件说明与谱图'],
    },
    popularity: 412,
  },
  {
    rid: 'xrd-single-crystal',
    child_id: 101,
    name: '单晶 X 射线衍射（SC-XRD）',
    sketch: '测定小分子、配合物与 MOF 单晶的完整三维结构，可含结构解析与 CIF 文件。',
    tags: ['单晶', '结构解析', 'CIF'],
    instrument: 'Bruker D8 VENTURE（Cu/Mo 双光源）',
    aliases: 'single crystal SCXRD 单晶衍射 晶体结构 CIF CCDC',
    base_fen: 450_00,
    unit: '样',
    turnaround_days: 7,
    options: [
      one('source', '光源', ['mo', 'Mo 靶'], ['cu', 'Cu 靶（可定绝对构型）', 150_00]),
      one('temp', '测试温度', ['rt', '室温'], ['low', '低温 100–170 K', 150_00]),
      one('solve', '结构解析', ['none', '仅收集数据'], ['solve', '解析、精修并提供 CIF 与 checkCIF', 600_00]),
    ],
    sample_requirements: [
      '单晶三维尺寸宜大于 0.1 mm，透明、无裂纹',
      '请提供可能的结构式与重结晶溶剂',
      '易失溶剂晶体请连母液一起寄送',
    ],
    about: {
      intro:
        '收集一颗单晶在各个方向上的衍射强度，经还原、解析和精修得到原子坐标、键长键角与绝对构型，是分子结构最直接的证据。',
      uses: ['有机小分子与天然产物构型确证', '金属配合物、MOF、团簇结构', '药物多晶型与共晶'],
      delivers: ['衍射数据（hkl、ins）', '选择解析时提供 CIF、checkCIF 报告与椭球图'],
    },
    popularity: 238,
  },
  {
    rid: 'saxs',
    child_id: 101,
    name: '小角 X 射线散射（SAXS）',
    sketch: '表征 1–100 nm 尺度的结构：介孔有序性、纳米粒子尺寸、聚合物片晶长周期。',
    tags: ['小角散射', '介孔', '纳米结构'],
    instrument: 'Xenocs Xeuss 3.0',
    aliases: 'SAXS small angle 小角衍射 小角XRD 介孔 长周期 WAXS',
    base_fen: 260_00,
    unit: '样',
    turnaround_days: 7,
    options: [
      one(
        'mode',
        '测试模式',
        ['saxs', 'SAXS'],
        ['both', 'SAXS + WAXS', 120_00],
        ['gisaxs', 'GISAXS（薄膜）', 180_00],
      ),
      one('fit', '数据处理', ['raw', '二维图与一维曲线'], ['fit', '模型拟合（尺寸与分布）', 300_00]),
    ],
    sample_requirements: [
      '粉末不少于 100 mg；薄膜厚 0.2–1 mm',
      '溶液不少于 0.5 mL，并附等量空白溶剂',
      '请注明预期尺寸范围',
    ],
    about: {
      intro:
        '纳米尺度的电子密度起伏使 X 射线在很小的角度上散射，散射曲线的形状给出尺寸、形状与排列的统计信息，代表整个被照体积而非个别视野。',
      uses: [
        'SBA-15、MCM-41 等介孔材料有序性',
        '胶体、胶束、蛋白溶液的尺寸',
        '高分子片晶与嵌段共聚物微相分离',
      ],
      delivers: ['二维散射图与扣除背景后的一维曲线', '测试条件；选择拟合时附模型与参数'],
    },
    popularity: 167,
  },
];
