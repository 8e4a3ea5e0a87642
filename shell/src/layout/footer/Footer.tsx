import { query, serverNow } from '@portal/shared/api';
import { lineAbove, plainList, renderedNear, tapLine, useInView } from '@portal/shared/parts';
import { Link, portalName, useLocation } from '@portal/shared/portal';
import { labClock } from '@portal/shared/rules';
import { Box, Logo, PageColumn, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { footerLinks } from '../navigation';
import { FooterContact } from './FooterContact';
import type { QrCodeProps } from './QrCode';
import { qrTargets } from './qrCodes';

/** Width of a QR code in px: three fit side by side on a phone without touching the side bar's buttons. */
const qrSize = 84;

/** Footer of every page: contact, quick links, QR codes and ICP record. */
export function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        mt: 8,
        bgcolor: 'background.paper',
        ...lineAbove,
        ...renderedNear({ xs: 780, md: 380 }),
        fontSize: '.875rem',
      }}
    >
      <PageColumn>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            py: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: '1fr', md: '5fr 3fr auto' },
          }}
        >
          <div>
            <Logo name={portalName} size={36} />
            <FooterContact />
          </div>
          <QuickLinks />
          <Codes />
        </Box>
        <RecordLine />
      </PageColumn>
    </Box>
  );
}

function QuickLinks() {
  return (
    <Box component="nav" aria-label="快速链接">
      <Box sx={{ fontWeight: 600, mb: 1 }}>快速链接</Box>
      <Box
        component="ul"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, ...plainList }}
      >
        {footerLinks.map(({ label, to }) => (
          <li key={to}>
            <Box
              component={Link}
              to={to}
              sx={{
                py: 0.5,
                ...tapLine,
                color: 'text.secondary',
                textDecoration: 'none',
                '&:hover': { color: 'primary.main', textDecoration: 'underline' },
              }}
            >
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The QR codes, whose code is loaded when they come near the window; on another page again, when it could not be loaded. */
function Codes() {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, '300px');
  const { pathname } = useLocation();
  const [QrCode, setQrCode] = useState<ComponentType<QrCodeProps>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page tries again
  useEffect(() => {
    if (!inView || QrCode) return;
    import(/* webpackChunkName: 'frame' */ './QrCode').then(
      (module) => setQrCode(() => module.QrCode),
      () => {},
    );
  }, [inView, QrCode, pathname]);
  return (
    <Box ref={place} sx={{ display: 'flex', gap: 2, minHeight: qrSize + 28 }}>
      {qrTargets.map((target) =>
        QrCode ? (
          <QrCode key={target.label} target={target} size={qrSize} />
        ) : (
          <Skeleton key={target.label} variant="rounded" width={qrSize} height={qrSize} />
        ),
      )}
    </Box>
  );
}

/** The year in the lab's time zone: server and browser may have others. */
const year = () => labClock(serverNow()).today.slice(0, 4);

/** Copyright, ICP record and, when the settings have one, the 公安备案 record; only the year until the site's settings are loaded. */
function RecordLine() {
  const { data } = useQuery(query('open/setting', {}));
  const police = data?.localInfo.police;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        py: 2,
        ...lineAbove,
        color: 'text.secondary',
        fontSize: '.8125rem',
        minHeight: 54,
      }}
    >
      <span>
        © {year()} {data?.localInfo.company}
      </span>
      {data && <RecordLink href="https://beian.miit.gov.cn/" text={data.localInfo.icp} />}
      {police && <RecordLink href={policeRecord(police)} text={police} />}
    </Box>
  );
}

/** Page of the public security organ about a record, by the record's digits. */
const policeRecord = (record: string) =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${record.replace(/\D/g, '')}`;

function RecordLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <Box
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ ...tapLine, color: 'inherit' }}
    >
      {text}
    </Box>
  );
}
