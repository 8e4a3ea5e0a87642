import { motto } from '@portal/shared/meta';
import { Box, Typography } from '@portal/shared/ui';
import { Welcome } from './Welcome';

/** What the lab is, and what registration gives: the first screen has the header's search and its hotline, and no second ones. */
export const Intro = () => (
  <Box sx={intro}>
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
    <Welcome />
  </Box>
);

const intro = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1.5,
  px: { xs: 2, md: 3 },
  pt: { xs: 1.5, md: 2.5 },
} as const;
