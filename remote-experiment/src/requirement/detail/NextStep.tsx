import { Alert } from '@portal/shared/extras';
import { Link, paths } from '@portal/shared/portal';
import { type RequirementState, requirementStateLabels, workingHours } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { Steps } from '../../ui/Steps';

const texts: Readonly<Record<RequirementState, string>> = {
  submitted: `客户经理在工作时间（${workingHours.full}）致电，确认样品与测试条件。也可以先在下面补充信息。`,
  contacted: '客户经理正在准备方案与报价，报价单出具后会通知您。有问题可直接留言。',
  quoted: '报价单已出具，请在有效期内答复：接受后项目按报价加入实验方案，随后选择样品来源并下单。',
  planned: '报价项目已加入实验方案，请在报价有效期内下单；下单后在“我的订单”中查看进度。',
  closed: '需求已完成。需要再次检测时，可以发布新的需求或直接下单。',
  cancelled: '需求已取消。需要时可以重新发布。',
};

/** The states of a requirement that goes its way. */
const way: readonly RequirementState[] = ['submitted', 'contacted', 'quoted', 'planned', 'closed'];

/** How far a requirement is, what comes next and by whom. */
export function NextStep({ state }: { readonly state: RequirementState }) {
  const byMember = state === 'quoted' || state === 'planned';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {state !== 'cancelled' && (
        <Steps
          label="需求进度"
          steps={way.map((one) => requirementStateLabels[one])}
          at={way.indexOf(state)}
        />
      )}
      <Alert
        variant="outlined"
        severity={byMember ? 'warning' : 'info'}
        role="note"
        aria-label="下一步"
        sx={{ bgcolor: 'background.paper' }}
      >
        {texts[state]}
        {(state === 'closed' || state === 'cancelled') && (
          <Box sx={{ mt: 1 }}>
            <Button size="small" variant="outlined" component={Link} to={paths.require}>
              发布需求
            </Button>
          </Box>
        )}
      </Alert>
    </Box>
  );
}
