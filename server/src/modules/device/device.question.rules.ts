/** Something that a visitor wants to know of a sample, and the words by which a service says that it answers it. */
export interface Question {
  /** Stands in URLs. */
  readonly key: string;
  readonly label: string;
  /** What the answer tells, in the words of who asks. */
  readonly hint: string;
  /** A service answers the question when its name, its sketch, a tag or its other names contain one of them. */
  readonly words: readonly string[];
}

type Row = readonly [key: string, label: string, hint: string, words: string];

const rows: readonly Row[] = [
  ['phase', '物相', '是什么晶相、晶体结构，各相占多少', '物相 晶体结构 定量相 相含量 选区衍射 相变'],
  [
    'morphology',
    '形貌',
    '表面和内部长什么样',
    '表面形貌 三维形貌 扫描电镜 HRTEM 球差 冷冻电镜 原子力 断层 荧光成像',
  ],
  [
    'element',
    '元素含量',
    '有哪些元素，各有多少',
    '元素定量 元素含量 元素组成 痕量 主量元素 单元素 元素分析 氧化物形式 微区定量 碳硫 阴离子 EDS 总有机碳 ICP',
  ],
  ['valence', '价态', '元素是几价，怎样配位', '价态 配位数'],
  ['size', '粒径', '颗粒或晶粒多大，分布怎样', '粒径 粒度 晶粒尺寸 粒子尺寸 片径'],
  ['surfaceArea', '比表面与孔', '比表面积、孔径、孔隙率', '比表面 孔径 孔隙率 介孔 BET'],
  ['thermal', '热稳定', '多少度分解、熔化、玻璃化', '热稳定 分解温度 熔点 玻璃化 逸出气 热性能'],
  [
    'molecule',
    '分子结构',
    '是什么化合物，有哪些官能团，分子量多少',
    '官能团 结构确证 分子量 结构推断 结构解析 分子与晶格振动 魔角旋转 二级结构 核磁共振',
  ],
  [
    'purity',
    '组成与纯度',
    '里面有哪些有机物，纯度和水分多少',
    '纯度 挥发性 挥发物 中间产物 成分剖析 残留溶剂 含水量',
  ],
  [
    'film',
    '表面与薄膜',
    '最外几纳米的成分，膜多厚，亲水还是疏水',
    '深度剖析 表面价态 膜厚 层厚 层数 粗糙度 润湿 掠入射',
  ],
  ['mechanics', '力学性能', '强度、硬度、模量、摩擦、黏度', '拉伸强度 压缩强度 硬度 模量 摩擦系数 疲劳 黏度'],
  ['electric', '电与磁', '导电、电化学、介电、磁性', '电化学 电阻率 电导率 充放电 磁性 介电 载流子浓度'],
  [
    'light',
    '光学与能带',
    '吸收、发光、带隙、功函数',
    '带隙 光致发光 荧光寿命 透过率 功函数 光学常数 photoluminescence',
  ],
  ['biology', '生物样品', '菌群、基因表达、蛋白、细胞', '菌群 转录组 蛋白 细胞 病理切片'],
];

/** What visitors want to know, the most usual first: the only table of it. Which services answer is read from the services. */
export const questions: readonly Question[] = rows.map(([key, label, hint, words]) => ({
  key,
  label,
  hint,
  words: words.toLowerCase().split(' '),
}));

/** What a service says of itself. */
export interface Described {
  readonly name: string;
  readonly sketch: string;
  /** Tags, joined by '|'. */
  readonly description: string;
  /** Other names, separated by spaces. */
  readonly aliases: string;
}

/** Returns whether a service answers a question, by its own words. */
export function answers({ name, sketch, description, aliases }: Described, { words }: Question): boolean {
  const said = [name, sketch, description, aliases].join('\n').toLowerCase();
  return words.some((word) => said.includes(word));
}

/** What stands in the place of a sample for services that work on data. */
const dataOnly = '已有数据';

interface Sampled {
  readonly needs_sample: boolean;
  readonly sample_states: readonly string[];
}

/** Returns what a service takes: states of samples, or data. */
export const sampleOf = ({ needs_sample, sample_states }: Sampled): readonly string[] =>
  needs_sample ? sample_states : [dataOnly];

/** Returns whether a service takes this sample; every service takes the empty one. */
export const isForSample = (device: Sampled, sample: string): boolean =>
  sample === '' || sampleOf(device).includes(sample);
