import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, MuiLink, Typography } from '@portal/shared/ui';

interface Matter {
  readonly title: string;
  /** Whose matter it is: a role of the lab, nobody by name. */
  readonly who: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
}

const matters: readonly Matter[] = [
  {
    title: '选方法、要报价',
    who: '客户经理',
    text: '写下样品和想知道的事，附上照片或文献，我们推荐方法并报价。',
    link: { label: '发布需求', to: paths.require },
  },
  {
    title: '订单进度、改参数、数据疑问',
    who: '客户经理',
    text: '在订单页里说，问答和记录跟着订单走，不用再报一遍单号。',
    link: { label: '我的订单', to: paths.orders },
  },
  {
    title: '寄样、收样、上门取样',
    who: '样品接收组',
    text: '怎么包装、寄到哪里、哪些地区可以上门；寄出后在订单页填快递单号。',
    link: { label: '寄送样品', to: `${paths.guide}#sending` },
  },
  {
    title: '预约机时、自主上机',
    who: '仪器负责人',
    text: '在项目页选机时；改期、取消和上机资格也从那里开始。',
    link: { label: '现场预约', to: paths.project({ typeId: 2, title: '现场预约' }) },
  },
  {
    title: '付款、发票、预存',
    who: '财务',
    text: '结算单可以确认或写明理由提出异议，发票在线申请、在线下载。',
    link: { label: '付款与发票', to: `${paths.guide}#invoice` },
  },
  {
    title: '应聘',
    who: '人事',
    text: '在招职位和投递方式写在招贤纳士，简历发到上面的邮箱。',
    link: { label: '招贤纳士', to: paths.about('recruit') },
  },
];

/** Who to ask for what, and the quickest way there. */
export function Matters() {
  return (
    <Box component="ul" sx={list}>
      {matters.map(({ title, who, text, link }) => (
        <Box component="li" key={title} sx={row}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
            <Typography variant="h3">{title}</Typography>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{who}</Box>
          </Box>
          <Typography sx={{ mt: 0.5, mb: 0.5, color: 'text.secondary' }}>{text}</Typography>
          <MuiLink component={Link} to={link.to} sx={{ display: 'inline-block', lineHeight: '2rem' }}>
            {link.label}
          </MuiLink>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  ...plainList,
  display: 'grid',
  columnGap: { sm: 4, md: 6 },
  rowGap: { xs: 2, md: 4 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

const row = { pt: { xs: 1.5, md: 2 }, borderTop: '2px solid', borderColor: 'divider' } as const;
