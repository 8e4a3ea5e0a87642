import { serviceType } from '@portal/shared/rules';

/** A type of service with its children, by number. */
export interface TypeSeed {
  readonly id: number;
  readonly name: string;
  readonly img: string;
  readonly discount_label?: string;
  readonly children: Readonly<Record<number, string>>;
}

export const typeSeeds: readonly TypeSeed[] = [
  {
    id: serviceType.send,
    name: '送样检测',
    img: '/upload/img/type-send.svg',
    discount_label: '先测后付',
    children: {
      101: '物相结构',
      102: '显微形貌',
      103: '表面分析',
      104: '光谱分析',
      105: '波谱分析',
      106: '元素成分',
      107: '色谱质谱',
      108: '热分析',
      109: '比表面与粒度',
      110: '力学性能',
      111: '电化学与电磁',
      112: '生物检测',
    },
  },
  {
    id: serviceType.onSite,
    name: '现场预约',
    img: '/upload/img/type-on-site.svg',
    children: { 201: '显微成像机时', 202: '制样加工机时', 203: '谱学机时', 204: '实验平台' },
  },
  {
    id: serviceType.analysis,
    name: '数据分析',
    img: '/upload/img/type-analysis.svg',
    children: { 301: '谱图解析', 302: '计算模拟', 303: '生信分析', 304: '统计与绘图' },
  },
  {
    id: serviceType.area,
    name: '专区服务',
    img: '/upload/img/type-area.svg',
    children: { 3101: '电池材料专区', 3102: '催化材料专区', 3103: '二维材料专区', 3104: '高分子材料专区' },
  },
];

const parentOf = (child_id: number): TypeSeed => {
  const type = typeSeeds.find(({ children }) => child_id in children);
  if (!type) throw new Error(`no type of service has the child ${child_id}`);
  return type;
};

/** Returns the type of a child; throws for an unknown child. */
export const typeOf = (child_id: number): number => parentOf(child_id).id;
