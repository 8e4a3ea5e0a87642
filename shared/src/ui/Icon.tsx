import Box from '@mui/material/Box';

interface IconProps {
  /** Path data for a 24 by 24 box, drawn as a 1.8 px line. */
  readonly path: string;
  /** Size in pixels; default 20. */
  readonly size?: number;
}

/** A line icon. It is decorative: the button or link around it needs a name. Each area has its own path data. */
export function Icon({ path, size = 20 }: IconProps) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      sx={{
        flex: 'none',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.8,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d={path} />
    </Box>
  );
}

/** Icons that several areas use. */
export const icons = {
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14M16 16l5 5',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  check: 'M4 12l6 6L20 6',
  file: 'M6 3h8l4 4v14H6zM14 3v5h5',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14',
} as const;
