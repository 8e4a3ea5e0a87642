import { any, type DeviceSeed, one } from './deviceSeed';

/** What is asked of samples that may come from people. */
const human =
  '结果仅供科研使用，不用于临床诊断；人源样品须提供伦理审查批件与知情同意，并符合《人类遗传资源管理条例》';

/** Sequencing and proteins. */
export const biology: readonly DeviceSeed[] = [
  {
    rid: 'amplicon-16s',
    child_id: 112,
    name: '16S/ITS 扩增子测序',
    sketch: '细菌、真菌群落组成分析，含建库、测序与标准生信报告。',
    tags: ['菌群', 'PE250', '含标准分析'],
    instrument: 'Illumina NovaSeq 6000 / PacBio Sequel IIe',
    aliases: '16S ITS amplicon sequencing 扩增子 菌群 微生物 多样性 测序',
    base_fen: 160_00,
    unit: '样',
    turnaround_days: 20,
    asks_human: true,
    options: [
      one(
        'region',
        '扩增区域',
        ['v34', '16S V3–V4'],
        ['v4', '16S V4'],
        ['its', 'ITS1/ITS2', 20_00],
        ['full', '16S 全长（三代）', 240_00],
      ),
      one('depth', '数据量', ['d3', '3 万条'], ['d5', '5 万条', 40_00], ['d10', '10 万条', 120_00]),
    ],
    sample_requirements: [
      '土壤、粪便 2 g 以上；水样滤膜 1 张；DNA 500 ng',
      '−80 ℃ 保存，干冰运输',
      '每组建议 3 个以上生物学重复；不接收高致病性样品',
      human,
    ],
    about: {
      intro: '扩增核糖体 RNA 基因的可变区并高通量测序，由序列变体（ASV）推断群落的组成与多样性。',
      uses: ['土壤与水体微生态', '肠道菌群', '发酵与废水处理'],
      delivers: ['原始 fastq 数据', '物种注释、α/β 多样性与差异分析', '网页版结题报告'],
    },
    popularity: 648,
  },
  {
    rid: 'rna-seq',
    child_id: 112,
    name: '转录组测序（RNA-seq）',
    sketch: '有参真核转录组，6 Gb 起，含差异表达与富集分析。',
    tags: ['差异表达', '富集', '6 Gb 起'],
    instrument: 'Illumina NovaSeq X Plus',
    aliases: 'RNA-seq RNAseq transcriptome 转录组 测序 差异基因 mRNA',
    base_fen: 580_00,
    unit: '样',
    turnaround_days: 30,
    asks_human: true,
    options: [
      one('depth', '数据量', ['g6', '6 Gb'], ['g10', '10 Gb', 180_00], ['g12', '12 Gb', 260_00]),
      one(
        'library',
        '文库类型',
        ['mrna', 'mRNA（polyA）'],
        ['strand', '链特异性', 60_00],
        ['lnc', '去核糖体（lncRNA）', 320_00],
      ),
    ],
    sample_requirements: [
      '总 RNA 1 μg 以上，RIN 大于 7；或组织 100 mg、细胞 10⁶ 个',
      '干冰运输',
      '每组 3 个以上生物学重复',
      human,
    ],
    about: {
      intro: '富集 mRNA 后反转录建库测序，比对参考基因组得到每个基因的表达量，从而比较处理间的差异。',
      uses: ['药物与环境胁迫机理', '农学性状', '肿瘤与发育研究'],
      delivers: ['原始与过滤后数据', '表达矩阵、差异基因与 GO/KEGG 富集', '网页版结题报告'],
    },
    popularity: 431,
  },
  {
    rid: 'proteomics',
    child_id: 112,
    name: '蛋白质组定量（DIA / TMT）',
    sketch: '一次实验鉴定数千种蛋白，并比较组间丰度。',
    tags: ['DIA', 'TMT', '高通量'],
    instrument: 'Thermo Scientific Orbitrap Exploris 480 / timsTOF Pro 2',
    aliases: 'proteomics DIA TMT label free 蛋白质组 蛋白组 质谱定量 LC-MS/MS',
    base_fen: 1500_00,
    unit: '样',
    turnaround_days: 35,
    asks_human: true,
    options: [
      one('method', '定量方法', ['dia', 'DIA 非标记'], ['tmt', 'TMT 标记', 400_00]),
      any('extra', '修饰组', ['phos', '磷酸化富集', 1200_00]),
    ],
    sample_requirements: [
      '组织 100 mg、细胞 10⁷ 个或血清 100 μL',
      '液氮速冻，干冰运输',
      '每组 3 个以上生物学重复',
      human,
    ],
    about: {
      intro: '蛋白酶解成肽段后经液相分离与高分辨质谱检测，由谱库匹配得到蛋白种类与丰度。',
      uses: ['标志物筛选', '药物靶点与信号通路', '植物逆境响应'],
      delivers: ['raw 数据', '蛋白定量矩阵、差异与富集分析', '结题报告'],
    },
    popularity: 127,
  },
  {
    rid: 'western-blot',
    child_id: 112,
    name: '蛋白免疫印迹（Western Blot）',
    sketch: '目的蛋白的半定量检测，含提取、定量与灰度分析。',
    tags: ['含提取', '灰度分析'],
    instrument: 'Bio-Rad ChemiDoc MP',
    aliases: 'WB western blot 免疫印迹 蛋白印迹 蛋白表达 内参',
    base_fen: 180_00,
    unit: '样',
    turnaround_days: 12,
    asks_human: true,
    options: [
      one(
        'targets',
        '目的蛋白',
        ['t1', '1 个 + 内参'],
        ['t2', '2 个 + 内参', 120_00],
        ['t3', '3 个 + 内参', 240_00],
      ),
      one('antibody', '抗体', ['own', '客户提供'], ['stock', '由我们代购（按实际另计）']),
    ],
    sample_requirements: [
      '组织 100 mg 或细胞 5 × 10⁶ 个，−80 ℃ 保存',
      '请提供蛋白名称、分子量与物种',
      '一次不少于 4 个样品',
      human,
    ],
    about: {
      intro: '蛋白经电泳分离、转膜后与特异性抗体结合，化学发光成像，由条带灰度比较表达量。',
      uses: ['通路蛋白验证', '组学结果验证', '药效评价'],
      delivers: ['原始 TIFF 图像', '灰度值与柱状图', '实验步骤'],
    },
    popularity: 263,
  },
];
