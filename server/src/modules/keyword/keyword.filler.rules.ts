/** What people write around the name of a service and what says nothing about which one is wanted. */

const words = [
  [
    '测试',
    '检测',
    '分析',
    '表征',
    '测定',
    '测量',
    '检验',
    '化验',
    '鉴定',
    '实验',
    '试验',
    '扫描',
    '观察',
    '拍摄',
  ],
  [
    '测试仪',
    '分析仪',
    '检测仪',
    '测定仪',
    '光谱仪',
    '波谱仪',
    '图谱',
    '谱图',
    '曲线',
    '图像',
    '图片',
    '照片',
    '数据',
  ],
  [
    '仪器',
    '设备',
    '机构',
    '中心',
    '公司',
    '平台',
    '项目',
    '服务',
    '技术',
    '方法',
    '样品',
    '材料',
    '粉末',
    '结果',
    '报告',
  ],
  [
    '价格',
    '报价',
    '收费',
    '费用',
    '多少钱',
    '价钱',
    '便宜',
    '贵不贵',
    '怎么收费',
    '怎么卖',
    '一个样',
    '一次',
    '周期',
    '多久',
  ],
  [
    '怎么做',
    '怎么测',
    '怎么',
    '如何',
    '哪里做',
    '哪里',
    '哪儿',
    '哪家',
    '什么',
    '可以',
    '能不能',
    '能否',
    '有没有',
    '是否',
  ],
  [
    '推荐',
    '求助',
    '请问',
    '帮忙',
    '帮我',
    '我想',
    '我要',
    '想要',
    '需要',
    '想做',
    '想测',
    '送样',
    '送测',
    '委托',
    '代测',
    '代做',
  ],
  ['一下', '一个', '几个', '做一下', '测一下', '你们', '咨询', '预订', '下单', '第三方', '外送', '急'],
].flat();

const english = [
  ['test', 'tests', 'testing', 'analysis', 'analyses', 'analyzer', 'analyser', 'measurement', 'measurements'],
  [
    'spectroscopy',
    'spectrometer',
    'spectrometry',
    'spectrum',
    'spectra',
    'pattern',
    'patterns',
    'image',
    'data',
  ],
  ['characterization', 'characterisation', 'instrument', 'machine', 'service', 'method', 'sample', 'samples'],
  ['price', 'cost', 'how', 'much', 'the', 'of', 'for', 'and', 'with', 'by', 'in', 'please', 'need', 'want'],
].flat();

const fillers: ReadonlySet<string> = new Set([...words, ...english]);

/** Names and words that begin or end with fillers, longest first. */
export const fillerWords: readonly string[] = words.toSorted((a, b) => b.length - a.length);

/** Fillers that are also typed in pinyin after a name. */
export const spokenFillers: readonly string[] = [...words, '仪', '图', '谱'];

/** Characters that say nothing before a name: 做XRD, 打核磁. */
const prefixes = '我想要做测打跑拍送看帮请求问找查给去能会可有';

/** Characters that say nothing after a name: 红外光谱仪, 扫描电镜图. */
const suffixes = '仪图谱机器法表类样';

/** Characters that say nothing anywhere: 做个XRD, 核磁的氢谱, XRD吗. */
const particles = '的个了吗呢吧啊呀哦嘛和与及或下些次';

export const isPrefix = (sign: string): boolean => sign !== '' && prefixes.includes(sign);
export const isSuffix = (sign: string): boolean => suffixes.includes(sign);
export const isParticle = (sign: string): boolean => sign !== '' && particles.includes(sign);

/** True of a word that says nothing alone. */
export const isFiller = (word: string): boolean => fillers.has(word) || isParticle(word) || isPrefix(word);

/** Returns the word without fillers at its end; undefined when nothing changes or less than two characters remain. */
export function withoutFiller(word: string): string | undefined {
  const filler = fillerWords.find((one) => word.endsWith(one));
  const rest = filler === undefined ? '' : word.slice(0, -filler.length);
  if (rest.length < 2 || isFiller(rest)) return undefined;
  return withoutFiller(rest) ?? rest;
}
