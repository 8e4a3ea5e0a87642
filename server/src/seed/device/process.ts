import type { Device } from '@portal/shared/contract';
import { periodText, processTexts, promiseHours, serviceType } from '@portal/shared/rules';
import { typeOf } from '../type';
import type { DeviceSeed } from './deviceSeed';

type Step = Device['process'][number];

/** Steps of a service with a sample; times are the promises of specification, section 1. */
const sent = (seed: DeviceSeed): Step[] => [
  {
    title: '选择方案并下单',
    text: '选好检测选项，加入实验方案后一键下单；拿不准的选项可先留言，由客户经理核对。',
  },
  { title: '签署协议并寄样', text: '下载协议签字后随样品寄出，也可在开通城市预约免费上门取样。' },
  {
    title: '收样与方案锁定',
    text: `收到样品即发短信，客户经理在 ${promiseHours.call} 小时内致电，逐项核对测试条件。`,
  },
  { title: '上机检测', text: `使用 ${seed.instrument}，${periodText(seed.turnaround_days, true)}完成。` },
  { title: '数据交付', text: `${processTexts.deliver}。` },
  {
    title: '结算与样品处理',
    text: `确认结算单并申请发票；${
      seed.disposals?.some((one) => one !== 0) === false
        ? '测试后的样品不寄回，按规程处置'
        : '样品按下单时的选择寄回、留存或销毁'
    }。`,
  },
];

const booked = (seed: DeviceSeed): Step[] => [
  { title: '选择机时并下单', text: '说明样品、测试条件与希望的日期，加入实验方案后下单。' },
  { title: '确认时间', text: '客户经理核对仪器日程与样品是否适合上机，并锁定时间。' },
  {
    title: '到场或远程观看',
    text: `由工程师使用 ${seed.instrument}上机，您可在旁选择区域与条件，也可远程观看。`,
  },
  { title: '数据带走', text: '结束时拷贝原始数据，同时上传到订单中备查。' },
  { title: '按实际机时结算', text: '按确认的实际机时出结算单，确认后申请发票。' },
];

const analysed = (seed: DeviceSeed): Step[] => [
  { title: '提交数据与问题', text: '下单时说明数据格式、样品信息与希望回答的问题，原始数据随订单上传。' },
  {
    title: '评估与方案锁定',
    text: '工程师检查数据是否足以回答问题，不足时先说明原因，再由客户经理锁定方案。',
  },
  { title: '分析', text: `按锁定的方案处理，${periodText(seed.turnaround_days, false)}完成。` },
  { title: '交付与答疑', text: '交付结果、参数与可编辑的图，并对结果答疑一次。' },
  { title: '结算', text: '确认结算单并申请发票；数据只用于本订单。' },
];

/** Returns the steps of a service. */
export function processOf(seed: DeviceSeed): Step[] {
  const type = typeOf(seed.child_id);
  if (type === serviceType.onSite) return booked(seed);
  return type === serviceType.analysis ? analysed(seed) : sent(seed);
}
