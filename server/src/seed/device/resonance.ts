import { any, type DeviceSeed, one } from './deviceSeed';

/** Magnetic resonance. */
export const resonance: readonly DeviceSeed[] = [
  {
    rid: 'nmr-liquid',
    child_id: 105,
    name: '液体核磁共振（NMR）',
    sketch: '¹H、¹³C 及二维谱图，400/600 MHz，常用氘代试剂可代配。',
    tags: ['400/600 MHz', '一维/二维', '结构确证'],
    instrument: 'Bruker AVANCE NEO 400 / 600',
    aliases: 'NMR nuclear magnetic resonance 核磁 液体核磁 氢谱 碳谱 HSQC COSY',
    base_fen: 60_00,
    unit: '样',
    turnaround_days: 3,
    options: [
      one(
        'nucleus',
        '谱图类型',
        ['h', '¹H 谱'],
        ['f', '¹⁹F 谱', 20_00],
        ['c', '¹³C 谱（512 次）', 90_00],
        ['two', '二维谱（COSY、HSQC 任一）', 180_00],
      ),
      one('field', '场强', ['m400', '400 MHz'], ['m600', '600 MHz', 80_00]),
      any(
        'solvent',
        '代配氘代试剂',
        ['cdcl3', 'CDCl₃', 10_00],
        ['dmso', 'DMSO-d₆', 15_00],
        ['d2o', 'D₂O', 15_00],
      ),
    ],
    sample_requirements: [
      '¹H 谱 5–10 mg，¹³C 谱 20 mg 以上，须能溶解于氘代试剂',
      '不含顺磁性杂质与固体颗粒',
      '请提供可能结构与不溶试剂信息',
    ],
    about: {
      intro:
        '原子核在磁场中吸收射频能量，化学位移、耦合与积分面积共同给出分子骨架，是有机结构确证的核心手段。',
      uses: ['有机小分子与聚合物结构', '反应转化率与纯度', '代谢物与天然产物鉴定'],
      delivers: ['原始 FID 数据', '标注积分的 PDF 谱图', '可用 MestReNova、TopSpin 打开的文件'],
    },
    order: 2217,
  },
  {
    rid: 'nmr-solid',
    child_id: 105,
    name: '固体核磁共振（SS-NMR）',
    sketch: '¹³C、²⁹Si、²⁷Al、³¹P 等魔角旋转谱，适合难溶材料。',
    tags: ['MAS', '难溶材料', '多核'],
    instrument: 'Bruker AVANCE III HD 400WB',
    aliases: 'SSNMR solid state NMR MAS 固体核磁 魔角旋转 硅谱 铝谱',
    base_fen: 400_00,
    unit: '样',
    turnaround_days: 8,
    options: [
      one(
        'nucleus',
        '测试核',
        ['al', '²⁷Al MAS'],
        ['p', '³¹P MAS'],
        ['si', '²⁹Si MAS', 150_00],
        ['c', '¹³C CP-MAS', 200_00],
      ),
      one('rotor', '转子', ['r4', '4 mm'], ['r25', '2.5 mm 高速', 150_00]),
    ],
    sample_requirements: [
      '干燥粉末 200 mg 以上，均匀无结块',
      '不含磁性与导电成分',
      '请提供参考谱图或预期化学位移',
    ],
    about: {
      intro: '样品在 54.7° 魔角高速旋转，消除各向异性展宽，直接观察固体中原子的局域环境。',
      uses: ['分子筛骨架与非骨架铝', '高分子与生物质结构', '玻璃、水泥与固态电解质'],
      delivers: ['原始数据', '处理后的谱图', '实验参数表'],
    },
    order: 264,
  },
  {
    rid: 'epr',
    child_id: 105,
    name: '电子顺磁共振（EPR）',
    sketch: '检测自由基、缺陷与顺磁金属离子，支持原位光照与 DMPO、TEMP 捕获。',
    tags: ['自由基', '氧空位', '原位光照'],
    instrument: 'Bruker EMXplus-6/1',
    aliases: 'EPR ESR electron paramagnetic 顺磁 自由基 氧空位 DMPO TEMPO 单线态氧',
    base_fen: 120_00,
    unit: '样',
    turnaround_days: 5,
    options: [
      one(
        'item',
        '测试内容',
        ['defect', '固体缺陷/氧空位'],
        ['radical', '自由基捕获（1 种）', 80_00],
        ['radical3', '自由基捕获（3 种）', 240_00],
      ),
      one('light', '光照', ['dark', '暗态'], ['light', '暗态 + 光照（2 个时间点）', 60_00]),
      one('temp', '温度', ['rt', '室温'], ['low', '100 K', 150_00]),
    ],
    sample_requirements: [
      '粉末 30 mg 以上；溶液 1 mL',
      '捕获实验请写明反应体系、催化剂用量与氧化剂',
      '对比样请同批送测并编号',
    ],
    about: {
      intro:
        '未成对电子在磁场与微波作用下发生共振，g 值与超精细分裂指示自由基种类或缺陷环境，灵敏度可达 10⁻⁹ mol/L。',
      uses: ['高级氧化体系活性物种鉴定', '光催化剂氧空位', '过渡金属价态与配位'],
      delivers: ['原始数据与 Excel', '谱图与 g 值', '测试条件与现场记录'],
    },
    discount_label: '原位光照',
    order: 1342,
  },
];
