import { promiseHours } from '@portal/shared/rules';

/** One open position. */
interface Job {
  readonly name: string;
  readonly place: string;
  readonly duties: readonly string[];
  readonly wanted: readonly string[];
}

/** Positions of the sample company. */
export const jobs: readonly Job[] = [
  {
    name: '电镜测试工程师',
    place: '上海 · 全职',
    duties: ['负责 SEM、TEM 的日常测试与维护', '与客户核对方案，撰写测试记录'],
    wanted: ['材料、物理相关专业硕士及以上', '独立操作过透射电镜，熟悉能谱分析'],
  },
  {
    name: 'X 射线分析工程师',
    place: '上海 · 全职',
    duties: ['负责 XRD、XPS 测试与数据解析', '维护标样与仪器校准记录'],
    wanted: ['熟悉 Rietveld 精修或 XPS 分峰', '能把数据讲清楚'],
  },
  {
    name: '客户经理（高校方向）',
    place: '北京、上海 · 全职',
    duties: [`在 ${promiseHours.call} 小时内致电锁定方案，跟进订单到交付`, '整理客户需求，反馈给实验室'],
    wanted: ['理工科背景，沟通清楚、有耐心', '有实验室经历者优先'],
  },
  {
    name: '生信分析工程师',
    place: '远程 · 全职',
    duties: ['扩增子、转录组等数据分析与报告', '编写可复现的分析流程'],
    wanted: ['熟悉 R 或 Python，能独立完成项目', '有发表或开源项目者优先'],
  },
  {
    name: '样品管理员',
    place: '上海 · 全职',
    duties: ['收样、编号、入柜、寄回', '核对样品与订单，危险品登记'],
    wanted: ['细心守时，能使用条码与表格', '专业不限'],
  },
];
