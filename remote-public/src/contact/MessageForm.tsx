import { fieldsOf } from '@portal/shared/form';
import { workingHours } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { RequirementForm } from '../ui/requirement/RequirementForm';
import type { Requirement } from '../ui/requirement/requirement';

const next = ['编号会以短信发到您的手机。', `客户经理在工作时间（${workingHours.full}）与您联系。`] as const;

const { Text } = fieldsOf<Requirement>();

/** Form for a message to the lab; works without login. */
export function MessageForm() {
  return (
    <RequirementForm kind="message" label="在线留言" what="留言" content="留言内容" next={next}>
      <Text name="content" counted rows={5} placeholder="想咨询什么？订单问题请写上订单号。" />
      <Box sx={pair}>
        <Text name="name" autoComplete="name" />
        <Text name="phone" autoComplete="tel" />
      </Box>
      <Text name="email" autoComplete="email" />
    </RequirementForm>
  );
}

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
