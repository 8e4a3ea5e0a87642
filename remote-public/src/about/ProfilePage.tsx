import { Link, paths } from '@portal/shared/portal';
import { processTexts } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { PageSection } from '../ui/PageSection';
import { Prose } from '../ui/static/Prose';
import { AboutFrame } from './AboutFrame';
import { Fields } from './Fields';
import { Figures } from './Figures';
import { Roles } from './Roles';
import { Rooms } from './Rooms';

const onSite = paths.project({ typeId: 2, title: '现场预约' });

/** 公司简介: the lab's services, rooms, instruments and roles. */
export function ProfilePage() {
  return (
    <AboutFrame
      title="公司简介"
      lead="面向高校、科研院所与企业的检测与科研服务平台。本站的公司名称、地址与联系方式均为示例。"
    >
      <Figures />
      <PageSection title="我们做什么">
        <Prose
          text={[
            '实验要的是可靠的数据，而不是来回的电话。我们把检测服务放到线上：项目、参数和价格公开可查，选好即可生成实验方案；下单、取样、检测、交付的每一步都有记录、有时限、有人负责。',
            '高校客户先测后付，企业客户签约预付；学生、教师、个人和企业都在同一个平台上看到每个订单的方案、费用与进度。',
          ]}
        />
      </PageSection>
      <PageSection title="实验室与仪器" more={{ name: '预约机时', to: onSite }}>
        <Rooms />
      </PageSection>
      <PageSection title="谁经手您的样品">
        <Roles />
      </PageSection>
      <PageSection title="服务范围">
        <Fields />
      </PageSection>
      <PageSection title="怎样保证结果">
        <Prose
          text={[
            [
              '先锁定方案：收样后由客户经理与您核对样品和条件，确认之前不上机。',
              '过程可追溯：谁在什么时候做了什么，写在订单的时间线上；逾期的承诺会标出来。',
              '数据原样交付：原始数据与测试记录一并给出，有疑问可复核。',
              `样品有去向：按您的选择寄回、留存或销毁。${processTexts.return}。`,
            ],
          ]}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          <Button component={Link} to={paths.project()} variant="contained">
            浏览服务项目
          </Button>
          <Button component={Link} to={paths.guide} variant="outlined">
            新手指南
          </Button>
        </Box>
      </PageSection>
    </AboutFrame>
  );
}
