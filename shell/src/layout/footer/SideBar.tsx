import { query } from '@portal/shared/api';
import { belowWidth, pageWidth } from '@portal/shared/look';
import { line } from '@portal/shared/parts';
import { workingHours } from '@portal/shared/rules';
import { Box, ButtonBase, Icon } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/Disclosure';
import { frameIcons } from '../icons';
import { useScrolled, useScrollingUp } from '../useScrolled';
import { QrCode } from './QrCode';
import { qrTargets } from './qrCodes';
import { useOverField } from './useOverField';

/** Window widths in px from which the buttons are beside the page instead of over it. */
const roomFrom = pageWidth + 64;

/** Pixels of scrolling after which the button to the top is shown. */
const farDown = 480;

/**
 * Buttons at the edge of the window: QR codes, customer service, back to the top. Where the window has no room beside
 * the page, they would cover its content: they are off screen until the reader scrolls up, or reaches them by keyboard,
 * and never over a field.
 */
export function SideBar() {
  const scrolled = useScrolled(farDown);
  const up = useScrollingUp();
  const over = useOverField(up);
  const back = up && !over;
  return (
    <Box component="aside" aria-label="快捷服务" data-side-bar={back ? '' : 'away'} sx={sideBar}>
      <Box sx={{ display: { xs: 'none', xl: 'block' } }}>
        <CodesButton />
      </Box>
      <ServiceButton />
      {scrolled && <TopButton />}
    </Box>
  );
}

const sideBar = {
  position: 'fixed',
  right: { xs: 8, xl: 16 },
  bottom: { xs: 16, xl: 96 },
  zIndex: 'speedDial',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  [`@media ${belowWidth(roomFrom)}`]: {
    transition: 'transform .2s',
    '&[data-side-bar=away]:not(:focus-within)': { transform: 'translateX(80px)' },
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '@media print': { display: 'none' },
} as const;

const buttonStyle = {
  flexDirection: 'column',
  gap: 0.25,
  width: { xs: 44, xl: 56 },
  minHeight: { xs: 44, xl: 52 },
  py: 0.75,
  ...line,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  boxShadow: '0 4px 16px rgb(10 40 55 / .1)',
  fontFamily: 'inherit',
  fontSize: { xs: '.6875rem', xl: '.75rem' },
  lineHeight: 1.2,
  '&:hover, &:focus-visible, &[aria-expanded=true]': { color: 'primary.main', borderColor: 'primary.main' },
} as const;

function Popup({
  icon,
  word,
  label,
  children,
}: {
  icon: string;
  word: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <Disclosure
      place="beside"
      label={label}
      button={(props) => (
        <ButtonBase {...props} aria-label={label} sx={buttonStyle}>
          <Icon path={icon} />
          {word}
        </ButtonBase>
      )}
    >
      {() => <Box sx={{ p: 2, color: 'text.primary', fontSize: '.875rem' }}>{children}</Box>}
    </Disclosure>
  );
}

/** All codes behind one button: three alike ones said nothing about which to press. */
const CodesButton = () => (
  <Popup icon={frameIcons.qr} word="扫码" label={qrTargets.map(({ label }) => label).join('、')}>
    <Box sx={{ display: 'flex', gap: 2 }}>
      {qrTargets.map((target) => (
        <QrCode key={target.label} target={target} size={120} />
      ))}
    </Box>
  </Popup>
);

function ServiceButton() {
  const { data } = useQuery(query('open/setting', {}));
  return (
    <Popup icon={frameIcons.service} word="客服" label="在线客服">
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <Box sx={{ color: 'text.secondary' }}>客服热线</Box>
        {data ? (
          <Box
            component="a"
            href={`tel:${data.localInfo.phone}`}
            sx={{
              display: 'block',
              fontSize: '1.25rem',
              fontWeight: 600,
              color: 'primary.main',
              textDecoration: 'none',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {data.localInfo.phone}
          </Box>
        ) : (
          <Box>号码暂时无法显示，请稍后再试</Box>
        )}
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{workingHours.service}</Box>
      </Box>
    </Popup>
  );
}

function TopButton() {
  const toTop = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <ButtonBase onClick={toTop} sx={buttonStyle} aria-label="回到顶部">
      <Icon path={frameIcons.top} />
      顶部
    </ButtonBase>
  );
}
