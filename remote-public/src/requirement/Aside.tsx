import { query } from '@portal/shared/api';
import { Link, paths } from '@portal/shared/portal';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Questions } from '../ui/Questions';
import { questions } from './questions';

const useful = [
  '样品：名称、状态（粉末、块体、液体…），是否有毒、易燃、怕空气',
  '目的：想看形貌、结构、成分，还是性能；有参考文献可作为附件',
  '要求：标准号、精度、数据格式',
] as const;

/** Beside the form: hints for a good description, and faster ways of contact. */
export function Aside() {
  const phone = useQuery(query('open/setting', {})).data?.localInfo.phone;
  return (
    <Box component="aside" aria-label="填写提示" sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Typography variant="h3" component="h2">
          写清这些，方案来得更快
        </Typography>
        <Box component="ul" sx={{ pl: 2.5, mt: 1, mb: 0, '& li + li': { mt: 0.75 } }}>
          {useful.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </Box>
      <Box>
        <Typography variant="h3" component="h2">
          也可以
        </Typography>
        <Box component="ul" sx={{ pl: 2.5, mt: 1, mb: 0, '& li + li': { mt: 0.75 } }}>
          <li>
            <MuiLink component={Link} to={paths.project()}>
              按类型、价格、周期查找项目
            </MuiLink>
          </li>
          <li>
            <MuiLink component={Link} to={paths.guide}>
              查看新手指南
            </MuiLink>
          </li>
          <li>
            致电服务热线{' '}
            <MuiLink {...(phone && { href: `tel:${phone}` })} sx={{ whiteSpace: 'nowrap' }}>
              {phone}
            </MuiLink>
          </li>
        </Box>
      </Box>
      <Box>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          常见问题
        </Typography>
        <Questions questions={questions} />
      </Box>
    </Box>
  );
}
