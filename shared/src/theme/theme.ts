import { extendTheme } from '@mui/material/styles';
import { fonts, palette, wideFrom } from '../look';
import { tapArea, tapSize } from '../parts/style';
import { ButtonRoot } from './ButtonRoot';

/** A second press on a button that is busy stays there, instead of moving the focus to what is below it. */
const keptFocus = { '&.Mui-disabled[aria-disabled]': { pointerEvents: 'auto', boxShadow: 'none' } } as const;

/** The theme. Colours are CSS variables, so that the dark scheme follows the system without a script. */
export const theme = extendTheme({
  colorSchemes: { light: { palette: palette.light }, dark: { palette: palette.dark } },
  // In em, as the media queries of `look`; what is below a width ends 0.05 px before it.
  breakpoints: {
    unit: 'em',
    step: 100 * (0.05 / 16),
    values: { xs: 0, sm: 600 / 16, md: wideFrom / 16, lg: 1200 / 16, xl: 1440 / 16 },
  },
  shape: { borderRadius: 8 },
  // A ring around the part that has the focus by keyboard.
  focusVisible: true,
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
    MuiButtonBase: {
      // MUI's wave measures the page and gets layers of its own, which made each press late on slow computers. Its code is
      // left out of the build (`withoutRipple` in build/host.mjs).
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          '&:active': { boxShadow: 'inset 0 0 0 99px color-mix(in srgb, currentColor 12%, transparent)' },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, component: ButtonRoot },
      styleOverrides: {
        root: {
          ...tapArea,
          ...keptFocus,
          variants: [
            {
              // MUI's own line has the colour of the text, which is darker than that of the main button.
              props: { variant: 'outlined', color: 'inherit' },
              style: { borderColor: 'color-mix(in srgb, currentColor 30%, transparent)' },
            },
          ],
        },
      },
    },
    // A link inside a paragraph is as high as its line.
    MuiLink: {
      styleOverrides: {
        root: [
          tapArea,
          { 'p > &::after': { content: 'none' } },
          // An address of a mailbox has no place to break at, and large letters make it wider than a phone.
          { '&[href^="mailto:"]': { overflowWrap: 'anywhere' } },
        ],
      },
    },
    MuiIconButton: {
      defaultProps: { component: ButtonRoot },
      styleOverrides: { root: { ...tapSize, ...keptFocus } },
    },
    // Removes the overlay that MUI adds to elevated paper in the dark scheme.
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    // The content of a dialog with a form scrolls; its title and buttons are fixed.
    MuiDialog: {
      styleOverrides: {
        paper: { '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' } },
      },
    },
    // In line with the dialog's content.
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    // MUI's own background of the dark scheme is nearly black.
    MuiAlert: {
      styleOverrides: {
        standard: ({ theme }) =>
          theme.applyStyles('dark', { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' }),
      },
    },
    // MUI's heights are pixels: larger letters would be cut off.
    MuiChip: { styleOverrides: { root: { height: '2rem' }, sizeSmall: { height: '1.5rem' } } },
    MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
    MuiTableCell: { styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' } } },
  },
});
