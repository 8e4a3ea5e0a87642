/** A text that a requirement can begin with: its lines ask for what the manager needs. */
interface Template {
  readonly label: string;
  readonly title: string;
  readonly content: string;
}

/** Texts for the most frequent kinds of requirements. */
export const templates: readonly Template[] = [
  {
    label: '物相鉴定',
    title: '物相鉴定',
    content: ['样品（名称、状态、用量）：', '可能含有的元素或物相：', '是否需要定量或精修：', ''].join('\n'),
  },
  {
    label: '失效分析',
    title: '失效分析',
    content: [
      '失效件（名称、材料、尺寸）：',
      '失效现象与发生条件：',
      '使用时间与环境：',
      '有无完好件对比：',
      '希望回答的问题：',
      '',
    ].join('\n'),
  },
  {
    label: '批量送样',
    title: '批量送样',
    content: [
      '样品（名称、状态、每批数量）：',
      '送样频率与周期：',
      '检测项目与标准号：',
      '报告与数据格式：',
      '',
    ].join('\n'),
  },
];
