import { Box } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { Posted } from '../ui/Posted';
import { RequirementField } from '../ui/RequirementField';
import { RequirementFrame } from '../ui/RequirementFrame';
import { RequirementText } from '../ui/RequirementText';
import { usePost } from '../ui/usePost';
import { useRequirementForm } from '../ui/useRequirementForm';

const next = ['编号会以短信发到您的手机。', '客户经理在工作时间（周一至周六 8:30–18:30）与您联系。'] as const;

/** A message to the lab, with or without login. */
export const MessageForm = observer(function MessageForm() {
  const form = useRequirementForm('message');
  const post = usePost({ kind: 'message', form });
  if (post.code) return <Posted what="留言" code={post.code} next={next} onAgain={post.restart} />;
  return (
    <RequirementFrame label="在线留言" form={form} post={post}>
      <RequirementText label="留言内容" placeholder="想咨询什么？订单问题请写上订单号。" rows={5} />
      <Box sx={pair}>
        <RequirementField required name="name" label="姓名" autoComplete="name" />
        <RequirementField required name="phone" label="手机号" type="tel" autoComplete="tel" />
      </Box>
      <RequirementField name="email" label="邮箱" type="email" autoComplete="email" />
    </RequirementFrame>
  );
});

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
