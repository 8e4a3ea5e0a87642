import { Box, useMediaQuery } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated';

/** Returns whether the window is wide; undefined for a page that the server draws, which knows no window. */
function useWide(): boolean | undefined {
  const wide = useMediaQuery('(min-width:961px)', { noSsr: true });
  return useHydrated() ? wide : undefined;
}

interface ByWidthProps {
  readonly wide?: ReactNode;
  readonly phone?: ReactNode;
}

const places = {
  wide: { display: { xs: 'none', md: 'contents' } },
  phone: { display: { md: 'none', xs: 'contents' } },
  only: { display: 'contents' },
} as const;

/** Renders one of two layouts by the window's width, or nothing when that one is missing. A page that the server draws has both, and CSS shows one. */
export function ByWidth({ wide, phone }: ByWidthProps) {
  const isWide = useWide();
  const known = isWide !== undefined;
  return (
    <>
      {wide && isWide !== false && <Box sx={known ? places.only : places.wide}>{wide}</Box>}
      {phone && isWide !== true && <Box sx={known ? places.only : places.phone}>{phone}</Box>}
    </>
  );
}
