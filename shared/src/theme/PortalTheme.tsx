import { Global } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { theme } from './theme';

// The variables of all colour schemes, which CSS chooses from. Made once, because the theme never changes.
const variables = theme.generateStyleSheets();
const provided = { ...theme, vars: theme.generateThemeVars() };

/**
 * Provides the theme and its CSS variables to all parts below. MUI's own provider has a choice of colour scheme in addition,
 * with its storage and scripts (3 KiB brotli), which the portal does not offer: CSS follows the system.
 */
export function PortalTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={provided}>
      <Global styles={variables} />
      {children}
    </ThemeProvider>
  );
}
