import { fieldsOf } from '@portal/shared/form';
import { Trail } from '@portal/shared/parts';
import { Box, PageColumn, Skeleton, Typography } from '@portal/shared/ui';
import { RequirementForm } from '../ui/requirement/RequirementForm';
import type { Requirement } from '../ui/requirement/requirement';
import { tile } from '../ui/tile';
import { AboutDevice } from './AboutDevice';
import { Aside } from './Aside';
import { FilesField } from './FilesField';
import { nextSteps } from './nextSteps';
import { TemplateButtons } from './TemplateButtons';
import { useFound } from './useFound';
import { useRequestedDevice } from './useRequestedDevice';

const { Text, Amount } = fieldsOf<Requirement>();

/** 发布需求: form for a test that is not in the catalogue; works without login. */
export function NewRequirementPage() {
  const about = useRequestedDevice();
  const { begun, isLoading } = useFound();
  return (
    <PageColumn>
      <Box sx={{ py: { xs: 2, md: 3 } }}>
        <Trail here="发布需求" />
        <Typography variant="h1">发布需求</Typography>
        <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
          没有找到合适的项目，或不确定该怎么测？写下来，客户经理会给出方案与报价。
        </Typography>
        <Box sx={layout}>
          <Box sx={{ ...tile, p: { xs: 2, md: 3 } }}>
            {isLoading ? (
              <Skeleton variant="rounded" height={640} />
            ) : (
              <RequirementForm
                key={begun?.name}
                kind="requirement"
                label="发布需求"
                what="需求"
                content="需求描述"
                next={nextSteps}
                device_rid={about.rid}
                begun={begun}
              >
                {about.rid && <AboutDevice rid={about.rid} name={about.name} onRemove={about.clear} />}
                <TemplateButtons />
                <Text name="title" autoComplete="off" placeholder="例如：5 个粉末样品的物相鉴定" />
                <Text name="content" counted rows={6} placeholder="样品是什么、想知道什么、有什么测试要求" />
                <Box sx={three}>
                  <Text name="sample_count" autoComplete="off" placeholder="个" />
                  <Amount name="budget" />
                  <Text name="due" autoComplete="off" />
                </Box>
                <FilesField />
                <Box sx={pair}>
                  <Text name="name" autoComplete="name" />
                  <Text name="phone" autoComplete="tel" />
                  <Text name="email" autoComplete="email" />
                  <Text name="company" autoComplete="organization" />
                </Box>
              </RequirementForm>
            )}
          </Box>
          <Aside />
        </Box>
      </Box>
    </PageColumn>
  );
}

const layout = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
} as const;

const three = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  // On phones the day is as wide as the form, because its text and its button need the room.
  '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
