import { texts } from '@portal/shared/rules';
import { checkIn, isEmpty, textIn } from './flatContent';
import { flatForm } from './flatForm';

export const localInfo = flatForm({
  key: 'localInfo',
  name: '公司信息',
  meaning: '页脚、联系我们和寄样地址里显示的内容。',
  read: ({ express, police = '', ...company }) => ({
    company: company.company,
    address: company.address,
    phone: company.phone,
    email: company.email,
    icp: company.icp,
    police,
    'express.name': express.name,
    'express.phone': express.phone,
    'express.address': express.address,
  }),
  change: (content) => {
    const police = textIn(content, 'police').trim();
    return {
      key: 'localInfo',
      value: {
        company: textIn(content, 'company'),
        address: textIn(content, 'address'),
        phone: textIn(content, 'phone'),
        email: textIn(content, 'email'),
        icp: textIn(content, 'icp'),
        ...(police !== '' && { police }),
        express: {
          name: textIn(content, 'express.name'),
          phone: textIn(content, 'express.phone'),
          address: textIn(content, 'express.address'),
        },
      },
    };
  },
  parts: [
    { name: 'company', label: '公司名称', kind: 'text', max: 80 },
    { name: 'address', label: '公司地址', kind: 'text', max: 200 },
    { name: 'phone', label: '电话', kind: 'text', max: 40 },
    { name: 'email', label: '邮箱', kind: 'text' },
    { name: 'icp', label: '备案号', kind: 'text', max: 40 },
    {
      name: 'police',
      label: '公安备案号',
      kind: 'text',
      max: 40,
      optional: true,
      hint: '如 京公网安备11010102000001号；不填则页脚没有这一行',
    },
    { name: 'express.name', label: '寄样收件人', kind: 'text', max: 40 },
    { name: 'express.phone', label: '寄样收件电话', kind: 'text', max: 40 },
    { name: 'express.address', label: '寄样收件地址', kind: 'text', max: 200 },
  ],
});

export const manager = flatForm({
  key: 'manager',
  name: '客户经理',
  meaning: '每个订单上显示的联系人，客户有疑问时找他。全部留空则不显示。',
  read: (value) => ({
    name: value?.name ?? '',
    phone: value?.phone ?? '',
    hours: value?.hours ?? '',
    wechat: value?.wechat ?? '',
  }),
  change: (content) => ({
    key: 'manager',
    value: isEmpty(content)
      ? null
      : {
          name: textIn(content, 'name'),
          phone: textIn(content, 'phone'),
          hours: textIn(content, 'hours'),
          wechat: textIn(content, 'wechat'),
        },
  }),
  parts: [
    { name: 'name', label: '姓名', kind: 'text', max: 40 },
    {
      name: 'phone',
      label: '电话',
      kind: 'text',
      max: 40,
      hint: '填手机号时，客户对数据的疑问也会发短信到这里',
    },
    { name: 'hours', label: '服务时间', kind: 'text', max: 60 },
    { name: 'wechat', label: '微信号', kind: 'text', max: 40, optional: true },
  ],
});

export const reportMark = flatForm({
  key: 'reportMark',
  name: '报告标识',
  meaning:
    '印在检测报告首页的资质说明，如资质认定或认可的证书编号。只填实验室确实持有、且涵盖所做项目的；不填则报告上没有。',
  read: (value) => ({ value }),
  change: (content) => ({ key: 'reportMark', value: textIn(content, 'value') }),
  parts: [{ name: 'value', label: '报告标识', kind: 'text', max: texts.reportMark[1], optional: true }],
});

export const secondCheck = flatForm({
  key: 'secondCheck',
  name: '数据复核',
  meaning:
    '打开后，添加数据的人不能交付该订单：由另一个人复核并交付，或在工作单上逐个样品复核后从工作单交付。关闭时，从检测台交付不要求第二个人。',
  read: (value) => ({ value }),
  change: (content) => ({ key: 'secondCheck', value: checkIn(content, 'value') }),
  parts: [{ name: 'value', label: '交付数据须由第二个人复核', kind: 'check' }],
});
