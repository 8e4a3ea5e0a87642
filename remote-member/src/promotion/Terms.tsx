import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { Promotion } from './promotion';

/** The terms of a promotion: who is referred, what is earned, and when it can be withdrawn. */
export function Terms({ terms }: Pick<Promotion, 'terms'>) {
  return (
    <Box component="ul" aria-label="推广规则" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      <li>通过您的链接或邀请码注册的用户，计为您推广的客户</li>
      <li>
        客户的订单付款后，您获得实付金额（不含赠送金）的 <strong>{terms.rebate_percent}%</strong> 作为返利
      </li>
      <li>您本人的订单、与您同在一个社群的成员的订单、与您同一单位的客户的订单，不计返利</li>
      <li>返利属于您的个人所得，按税法规定代扣代缴个人所得税；参与单位采购决策的人员不得领取返利</li>
      <li>订单退款时，相应的返利会扣回</li>
      <li>返利满 {formatFen(terms.withdrawal_min_fen)} 即可提现到您的银行账户</li>
    </Box>
  );
}
