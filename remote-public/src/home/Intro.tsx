import { query } from '@portal/shared/api';
import { motto } from '@portal/shared/meta';
import { useSuggest } from '@portal/shared/parts';
import { paths, useNavigate } from '@portal/shared/portal';
import { workingHours } from '@portal/shared/rules';
import { Box, Button, Icon, icons, SearchField, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';

/**
 * Short description of the lab, search and telephone number. Phones have only the motto: the header has the search
 * there, and methods and popular services are to be on the first screens.
 */
export function Intro() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(280px, 400px) auto' },
        alignItems: 'center',
        gap: { xs: 2, md: 4 },
        px: { xs: 2, md: 3 },
        py: { xs: 1.5, md: 2.5 },
      }}
    >
      <Box>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.0625rem', md: '1.5rem' } }}>
          {motto}
        </Typography>
        <Typography
          variant="body2"
          sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', mt: 0.5 }}
        >
          送样检测、现场机时、数据分析：在线选项目、下单、寄样、取数据。
        </Typography>
      </Box>
      <IntroSearch />
      <Hotline />
    </Box>
  );
}

function IntroSearch() {
  const navigate = useNavigate();
  const { field, input, list } = useSuggest((kw) => void navigate(paths.project({ kw })));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(paths.project({ kw: field.current?.value.trim() ?? '' }));
  };
  return (
    <Box component="form" action="/project" onSubmit={search} aria-label="查找检测项目" sx={searchForm}>
      <SearchField
        ref={field}
        {...input}
        name="kw"
        aria-label="检测项目名称"
        placeholder="XRD、扫描电镜、元素分析…"
      />
      <Button type="submit" variant="contained" sx={{ flex: 'none' }}>
        查找项目
      </Button>
      {list}
    </Box>
  );
}

function Hotline() {
  const phone = useQuery(query('open/setting', {})).data?.localInfo.phone;
  return (
    <Box sx={hotline}>
      <Icon path={icons.phone} size={24} />
      <Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          服务热线 {workingHours.full}
        </Typography>
        <Typography
          component="a"
          {...(phone && { href: `tel:${phone}` })}
          sx={{
            display: 'block',
            fontSize: '1.25rem',
            fontWeight: 600,
            lineHeight: 1.3,
            minHeight: '1.3em',
            color: 'inherit',
            textDecoration: 'none',
            minWidth: '8em',
          }}
        >
          {phone}
        </Typography>
      </Box>
    </Box>
  );
}

const searchForm = { position: 'relative', display: { xs: 'none', md: 'flex' }, gap: 1 } as const;

const hotline = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  gap: 1.5,
  minHeight: 48,
  color: 'primary.main',
} as const;
