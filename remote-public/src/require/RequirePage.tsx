import { Box, PageColumn, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { Posted } from '../ui/Posted';
import { RequirementField } from '../ui/RequirementField';
import { RequirementFrame } from '../ui/RequirementFrame';
import { RequirementText } from '../ui/RequirementText';
import { Trail } from '../ui/Trail';
import { tile } from '../ui/tile';
import { usePost } from '../ui/usePost';
import { useRequirementForm } from '../ui/useRequirementForm';
import { AboutDevice } from './AboutDevice';
import { Aside } from './Aside';
import { AttachmentField } from './AttachmentField';
import { nextSteps } from './nextSteps';
import { useAbout } from './useAbout';
import { useAttachment } from './useAttachment';

/** 发布需求: what somebody wants tested and did not find, with or without login. */
export const RequirePage = observer(function RequirePage() {
  const about = useAbout();
  const attachment = useAttachment();
  const form = useRequirementForm('requirement');
  const post = usePost({
    kind: 'requirement',
    form,
    device_rid: about.rid,
    file: attachment.file,
    onFileRefused: attachment.refuse,
  });
  const removeDevice = () => {
    about.clear();
    form.setFocus('title');
  };
  const restart = () => {
    attachment.remove();
    post.restart();
  };
  return (
    <PageColumn>
      <Box sx={{ py: { xs: 2, md: 3 } }}>
        <Trail steps={[]} />
        <Typography variant="h1">发布需求</Typography>
        <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
          没有找到合适的项目，或不确定该怎么测？写下来，客户经理会给出方案与报价。
        </Typography>
        <Box sx={layout}>
          <Box sx={{ ...tile, p: { xs: 2, md: 3 } }}>
            {post.code ? (
              <Posted what="需求" code={post.code} next={nextSteps} onAgain={restart} />
            ) : (
              <RequirementFrame label="发布需求" form={form} post={post}>
                {about.rid && <AboutDevice rid={about.rid} name={about.name} onRemove={removeDevice} />}
                <RequirementField
                  name="title"
                  label="需求标题"
                  autoComplete="off"
                  placeholder="例如：5 个粉末样品的物相鉴定"
                />
                <RequirementText
                  label="需求描述"
                  placeholder="样品是什么、有多少、想知道什么、希望什么时候拿到数据"
                  rows={6}
                />
                <AttachmentField attachment={attachment} sent={post.sent} />
                <Box sx={pair}>
                  <RequirementField required name="name" label="姓名" autoComplete="name" />
                  <RequirementField required name="phone" label="手机号" type="tel" autoComplete="tel" />
                  <RequirementField name="email" label="邮箱" type="email" autoComplete="email" />
                  <RequirementField name="company" label="单位" autoComplete="organization" />
                </Box>
              </RequirementFrame>
            )}
          </Box>
          <Aside />
        </Box>
      </Box>
    </PageColumn>
  );
});

const layout = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
} as const;

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
