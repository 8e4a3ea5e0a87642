import { plainList } from '@portal/shared/parts';
import { processTexts, promiseHours } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

/** The lab's promises for every sample (specification, sections 1 and 9). */
const promises = [
  {
    figure: `${promiseHours.call} 小时`,
    text: `收到样品后 ${promiseHours.call} 小时内，客户经理来电与您核对并锁定方案。`,
  },
  {
    figure: `${promiseHours.deliver} 小时`,
    text: `${processTexts.deliver}。`,
  },
  {
    figure: `${promiseHours.return} 小时`,
    text: `${processTexts.return}；${processTexts.destroy}。`,
  },
  { figure: '公开', text: '价格、周期、样品要求与方法标准写在每个项目的页面上，下单前就能看到。' },
] as const;

/** The lab's promises with their figures. */
export function Promises() {
  return (
    <Box component="ul" sx={list}>
      {promises.map(({ figure, text }) => (
        <Box component="li" key={text} sx={{ pl: 2, borderLeft: 3, borderColor: 'primary.main' }}>
          <Box sx={{ fontSize: '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {figure}
          </Box>
          <Box sx={{ mt: 0.5, fontSize: '0.9375rem', color: 'text.secondary' }}>{text}</Box>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  ...plainList,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;
