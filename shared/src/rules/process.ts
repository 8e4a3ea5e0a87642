import { promiseHours } from './promise';
import { disposalDays } from './sampleKeeping';

/**
 * Sentences of the service process (specification, section 1), which home, guide, order form, agreement and the seed's texts
 * take from here, so that all of them tell the same one.
 */
export const processTexts = {
  /** When the sample is sent, for both tracks. */
  send: '学生、教师和个人提交订单后即可寄样；企业客户在方案锁定、签约并全额预付后寄样',
  /** The call after the receipt; `recheck` when the plan was locked before. */
  call: `收到样品即发短信，客户经理 ${promiseHours.call} 小时内致电，锁定方案`,
  recheck: `寄出样品，收样后客户经理 ${promiseHours.call} 小时内致电复核`,
  deliver: `检测完成后 ${promiseHours.deliver} 小时内交付数据，并以短信、邮件和站内信通知`,
  /** Which of the specification's two times of the return applies when. */
  return: `费用结清后 ${promiseHours.return} 小时内寄回样品；检测完成时费用已结清的，检测完成后 ${disposalDays} 个工作日内寄回`,
  destroy: `不寄回的样品保留 ${disposalDays} 个工作日后销毁`,
} as const;

/** From when the days of a test count: with a sample, once it is there and its plan is checked. */
export const periodStart = (sampled: boolean): string =>
  sampled ? '自收到样品并完成方案复核起' : '自锁定方案起';

/** Returns the period of a test. */
export const periodText = (days: number, sampled: boolean): string =>
  `${periodStart(sampled)} ${days} 个工作日`;
