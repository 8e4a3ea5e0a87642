import { createTheme } from '@mui/material/styles';

const fonts =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/**
 * The one theme. Colours are CSS variables, so that the dark scheme follows the system without script.
 * Primary: deep teal-blue. Secondary: the warm accent for prices and calls to action.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0b5c74', dark: '#08465a', light: '#3d8299', contrastText: '#fff' },
        secondary: { main: '#b4500b', dark: '#8f3e06', light: '#d9752c', contrastText: '#fff' },
        background: { default: '#f5f8fa', paper: '#fff' },
        text: { primary: '#17252d', secondary: '#51626c' },
        divider: '#dde5ea',
        success: { main: '#1d7a4c' },
        warning: { main: '#9a5b00' },
        error: { main: '#b3261e' },
        info: { main: '#1f6a99' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#6fc1d8', dark: '#3d8299', light: '#a6dbe9', contrastText: '#06222c' },
        secondary: { main: '#f0a160', dark: '#d9752c', light: '#f7c79f', contrastText: '#2b1402' },
        background: { default: '#0f181d', paper: '#162229' },
        text: { primary: '#e6eef2', secondary: '#a5b5be' },
        divider: '#2a3a43',
        success: { main: '#6bcb9a' },
        warning: { main: '#e5b567' },
        error: { main: '#f2a19b' },
        info: { main: '#83c0e6' },
      },
    },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 961, lg: 1200, xl: 1440 } },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: fonts,
    h1: { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.3 },
    h2: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.35 },
    h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
    h4: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 500 },
    body1: { lineHeight: 1.7 },
    body2: { lineHeight: 1.6 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    // Without the grey veil that MUI lays over floating paper in the dark scheme.
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
    MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  },
});

/** Widest a page gets, in px. */
export const pageWidth = 1280;
