import { periodStart, processTexts } from '@portal/shared/rules';

/** 常见问题: frequently asked questions with answers. */
export const faq: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: '不确定该做哪个项目怎么办？',
    answer:
      '在“发布需求”里写下样品和想知道的事，可附文献或照片；客户经理会给出方案与报价。也可以直接拨打热线。',
  },
  {
    question: '一次可以下多个项目吗？',
    answer: '可以。把项目都加入实验方案，勾选后一起下单；同一类型的项目合成一个订单。',
  },
  {
    question: '下单后还能改或取消吗？',
    answer: '样品签收之前可以在订单页取消。需要改参数或数量，请联系客户经理，在锁定方案时一并调整。',
  },
  {
    question: '多久能拿到数据？',
    answer: `周期写在每个项目页上，${periodStart(true)}按工作日计算；${processTexts.deliver}。`,
  },
  {
    question: '学生可以先测后付吗？',
    answer: '可以。学生、教师与个人先测后付；请在资料中填写真实信息，学生需要填写导师。',
  },
  {
    question: '样品不想要了，或想留在实验室？',
    answer: `下单时选择寄回、留存于样品柜或不寄回。${processTexts.return}；${processTexts.destroy}。`,
  },
  {
    question: '数据有疑问找谁？',
    answer: '在订单页联系客户经理，我们会复核原始记录；属于我们的失误，免费重测或退还该项费用。',
  },
  {
    question: '收不到验证码？',
    answer: '确认手机号与拦截短信；60 秒后可重新获取，一天最多十次。仍收不到请拨打热线。',
  },
];
