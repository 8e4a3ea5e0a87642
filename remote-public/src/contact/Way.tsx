import { plainList } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import { SiteMap } from './SiteMap';

/** Directions in words, also the text alternative of the drawing; their numbers stand in it. */
const steps = [
  '从示例路 88 号正门进入园区',
  '沿中轴路直行，过 1 号楼与 2 号楼',
  '右侧为 3 号楼；收样室在一层',
] as const;

/** The way from the street to the room where samples are received: a drawing and its steps. */
export function Way() {
  return (
    <Box sx={layout}>
      <SiteMap way={`${steps.join('，')}。`} />
      <Box>
        <Box component="ol" sx={list}>
          {steps.map((step, at) => (
            <li key={step}>
              <Box component="span" aria-hidden="true" sx={mark}>
                {at + 1}
              </Box>
              {step}
            </li>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          送样时请带上订单号与样品清单；机时按预约的时间到。示意图，不按比例。
        </Typography>
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 2.5, md: 6 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;

const list = {
  ...plainList,
  display: 'grid',
  gap: 2,
  '& li': { display: 'flex', gap: 1.5, alignItems: 'baseline' },
} as const;

const mark = {
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontWeight: 600,
  fontSize: '0.875rem',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
} as const;
