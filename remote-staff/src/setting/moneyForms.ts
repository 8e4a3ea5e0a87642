import { isEmpty, numberIn, textIn } from './flatContent';
import { flatForm } from './flatForm';

export const defaultCreditFen = flatForm({
  key: 'defaultCreditFen',
  name: '默认信用额度',
  meaning: '新的学术客户可以先检测、后付款的金额。已有客户的额度不变，在“款项 → 信用额度”里单独调整。',
  read: (value) => ({ value }),
  change: (content) => ({ key: 'defaultCreditFen', value: numberIn(content, 'value') }),
  parts: [{ name: 'value', label: '默认信用额度', kind: 'money' }],
});

export const overdueDays = flatForm({
  key: 'overdueDays',
  name: '逾期天数',
  meaning: '订单超过这么多天没有付款时，该客户不能再用信用额度下单。',
  read: (value) => ({ value }),
  change: (content) => ({ key: 'overdueDays', value: numberIn(content, 'value') }),
  parts: [{ name: 'value', label: '逾期天数', kind: 'count', unit: '天', hint: '1 至 365' }],
});

export const reviewDays = flatForm({
  key: 'reviewDays',
  name: '结算单核对天数',
  meaning: '结算单发出后，客户有这么多天核对；到期没有异议则自动确认。',
  read: (value) => ({ value }),
  change: (content) => ({ key: 'reviewDays', value: numberIn(content, 'value') }),
  parts: [{ name: 'value', label: '结算单核对天数', kind: 'count', unit: '天', hint: '1 至 365' }],
});

export const clusterApprovalDays = flatForm({
  key: 'clusterApprovalDays',
  name: '社群审批天数',
  meaning: '社群成员的付款等待管理员审批，超过这么多天自动作废。',
  read: (value) => ({ value }),
  change: (content) => ({ key: 'clusterApprovalDays', value: numberIn(content, 'value') }),
  parts: [{ name: 'value', label: '社群审批天数', kind: 'count', unit: '天', hint: '1 至 365' }],
});

export const approvalFen = flatForm({
  key: 'approvalFen',
  name: '复核金额',
  meaning: '工作人员的退款、提现、额度等操作超过这个金额时，要由另一位工作人员在“款项 → 复核”里同意。',
  read: (value) => ({ value }),
  change: (content) => ({ key: 'approvalFen', value: numberIn(content, 'value') }),
  parts: [{ name: 'value', label: '复核金额', kind: 'money' }],
});

export const bankAccount = flatForm({
  key: 'bankAccount',
  name: '收款账户',
  meaning: '客户转账时看到的账户。全部留空则不显示，客户向客户经理询问。',
  read: (value) => ({ name: value?.name ?? '', bank: value?.bank ?? '', account: value?.account ?? '' }),
  change: (content) => ({
    key: 'bankAccount',
    value: isEmpty(content)
      ? null
      : {
          name: textIn(content, 'name'),
          bank: textIn(content, 'bank'),
          account: textIn(content, 'account'),
        },
  }),
  parts: [
    { name: 'name', label: '户名', kind: 'text', max: 80 },
    { name: 'bank', label: '开户银行', kind: 'text', max: 80 },
    { name: 'account', label: '银行账号', kind: 'text', max: 40, hint: '数字，可用空格分段' },
  ],
});

export const taxpayer = flatForm({
  key: 'taxpayer',
  name: '纳税人信息',
  meaning: '协议和发票上的税号与税率。都留空则文件里没有税号、税率和税额。',
  read: (value) => ({ number: value?.number ?? '', percent: value?.percent ?? Number.NaN }),
  change: (content) => ({
    key: 'taxpayer',
    value:
      textIn(content, 'number').trim() === '' && Number.isNaN(numberIn(content, 'percent'))
        ? null
        : { number: textIn(content, 'number'), percent: numberIn(content, 'percent') },
  }),
  parts: [
    { name: 'number', label: '税号', kind: 'text', max: 20, hint: '18 位统一社会信用代码' },
    { name: 'percent', label: '税率', kind: 'count', unit: '%', hint: '价格中所含的增值税，0 至 13' },
  ],
});
