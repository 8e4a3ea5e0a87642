import type { Device } from '@portal/shared/contract';
import { serviceType } from '@portal/shared/rules';
import type { ProcessStep } from '../ui/ProcessSteps';
import { processIcons } from '../ui/processIcons';

/** How an order of this service goes, in its own days (promises follow the specification, section 1). */
export function deviceSteps(device: Device): readonly ProcessStep[] {
  return [
    { title: '在线下单', text: '选好选项加入实验方案，确认后一键下单。', icon: processIcons.list },
    ...begin(device),
    {
      title: '检测分析',
      text: `${device.needs_sample ? '收样' : '开始'}后约 ${device.turnaround_days} 个工作日完成。`,
      icon: processIcons.box,
    },
    { title: '数据交付', text: '完成后 2 小时内交付，短信、邮件、站内信通知。', icon: processIcons.data },
  ];
}

function begin(device: Device): ProcessStep[] {
  const called = { title: '锁定方案', text: '客户经理致电沟通，锁定方案。', icon: processIcons.call };
  if (device.type_id === serviceType.onSite) {
    return [called, { title: '到场测试', text: '按约定的机时到实验室测试。', icon: processIcons.account }];
  }
  if (!device.needs_sample) return [called];
  return [
    { title: '签协议寄样', text: '下载并签署协议，随样品一同寄出。', icon: processIcons.sign },
    { title: '收样确认', text: '收到样品后 2 小时内致电，锁定方案。', icon: processIcons.call },
  ];
}
