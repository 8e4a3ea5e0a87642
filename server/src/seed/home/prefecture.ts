/** The special areas on the home page; each is a child of type 31. */
export const prefectureSeeds = [
  {
    child_id: 3101,
    img: '/upload/img/area-battery.svg',
    title: '从粉体到界面',
    sketch: '正极套餐、界面深度剖析与扣电评价，全程可惰性转移。',
  },
  {
    child_id: 3102,
    img: '/upload/img/area-catalysis.svg',
    title: '看清活性中心',
    sketch: '织构、还原性、酸碱位与价态同批测定，支持原位红外。',
  },
  {
    child_id: 3103,
    img: '/upload/img/area-two-dimensional.svg',
    title: '一层一层数清楚',
    sketch: '拉曼、AFM 与电镜互相印证层数、缺陷与片径。',
  },
  {
    child_id: 3104,
    img: '/upload/img/area-macromolecule.svg',
    title: '结构、分子量与热行为',
    sketch: '四项基础表征套餐与塑料成分剖析，快速了解一个聚合物。',
  },
] as const;
