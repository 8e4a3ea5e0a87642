import { plainList } from '@portal/shared/parts';
import { processTexts } from '@portal/shared/rules';
import { Box, Icon, Typography } from '@portal/shared/ui';
import { processIcons } from '../ui/process/processIcons';

/** Who works on a sample, as roles in their order: nobody is named. */
const roles = [
  {
    name: '样品管理员',
    icon: processIcons.box,
    text: '收样、编号、入柜，核对样品与订单；检测后按您的选择寄回、留存或销毁。',
  },
  { name: '客户经理', icon: processIcons.call, text: `${processTexts.call}；订单上的事都由他们答复。` },
  {
    name: '测试工程师',
    icon: processIcons.list,
    text: '每天先测标样再接样，按锁定的条件上机，写测试记录；上机培训也由他们做。',
  },
  {
    name: '数据分析工程师',
    icon: processIcons.data,
    text: '解谱、精修与统计，交付数据与报告，疑问回到原始记录复核。',
  },
  { name: '财务', icon: processIcons.bill, text: '出结算单、开发票、核对转账与预存。' },
] as const;

/** 谁经手您的样品: the roles along the way of a sample. */
export function Roles() {
  return (
    <Box component="ol" sx={list}>
      {roles.map(({ name, icon, text }) => (
        <Box component="li" key={name}>
          <Box sx={{ color: 'primary.main' }}>
            <Icon path={icon} size={28} />
          </Box>
          <Typography variant="h3" sx={{ mt: 0.5 }}>
            {name}
          </Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  ...plainList,
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
} as const;
