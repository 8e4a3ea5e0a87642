import { useHydrated } from '@portal/shared/portal';
import { Box, useMediaQuery } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { fromWidth, wideFrom } from '../look';

interface ByWidthProps {
  readonly wide?: ReactNode;
  readonly phone?: ReactNode;
}

/** Pages are drawn where there is no document. */
const onServer = typeof document === 'undefined';

/** Renders one of two layouts by the window's width, or nothing when that one is missing. A page that the server draws has both, and CSS shows one. */
export function ByWidth({ wide, phone }: ByWidthProps) {
  const isWide = useMediaQuery(fromWidth(wideFrom), { noSsr: true });
  const hydrated = useHydrated();
  const isShown = (layout: 'wide' | 'phone') => (layout === 'wide') === isWide;
  // The shown layout keeps its place among the elements, so it keeps its state when the other one goes.
  return (
    <>
      {wide && (isShown('wide') || !hydrated) && (
        <Layout at={hydrated ? 'contents' : { xs: 'none', md: 'contents' }} shown={isShown('wide')}>
          {wide}
        </Layout>
      )}
      {phone && (isShown('phone') || !hydrated) && (
        <Layout at={hydrated ? 'contents' : { xs: 'contents', md: 'none' }} shown={isShown('phone')}>
          {phone}
        </Layout>
      )}
    </>
  );
}

interface LayoutProps {
  readonly at: string | Readonly<Record<string, string>>;
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** While the browser takes over, it leaves the HTML of the other layout as it is, because it removes it right afterwards. */
function Layout({ at, shown, children }: LayoutProps) {
  if (shown || onServer) return <Box sx={{ display: at }}>{children}</Box>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the HTML of such an element alone.
  return <Box sx={{ display: at }} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
