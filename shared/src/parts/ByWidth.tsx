import { useHydrated } from '@portal/shared/portal';
import { Box, useMediaQuery } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface ByWidthProps {
  readonly wide?: ReactNode;
  readonly phone?: ReactNode;
}

/** Renders one of two layouts by the window's width, or nothing when that one is missing. A page that the server draws has both, and CSS shows one. */
export function ByWidth({ wide, phone }: ByWidthProps) {
  const isWide = useMediaQuery('(min-width:961px)', { noSsr: true });
  const hydrated = useHydrated();
  // The shown layout keeps its place among the elements, so it keeps its state when the other one goes.
  return (
    <>
      {wide && (isWide || !hydrated) && (
        <Box sx={{ display: hydrated ? 'contents' : { xs: 'none', md: 'contents' } }}>{wide}</Box>
      )}
      {phone && !(isWide && hydrated) && (
        <Box sx={{ display: hydrated ? 'contents' : { xs: 'contents', md: 'none' } }}>{phone}</Box>
      )}
    </>
  );
}
