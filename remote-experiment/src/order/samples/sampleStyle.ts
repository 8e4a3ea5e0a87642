import { line, plainList, typedText } from '@portal/shared/parts';

/** Columns of the rows and of their head. */
export const sampleColumns = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '88px minmax(0, 1fr) 112px minmax(96px, 160px)' },
} as const;

/** Classes of the elements of a row: the list styles all rows by one style sheet. */
export const sampleClass = {
  row: 'sample',
  cell: 'sampleCell',
  hazards: 'sampleHazards',
  /** The room of rows that are not mounted yet. */
  waiting: 'sampleWaiting',
} as const;

/** The controls look like MUI's outlined text fields. */
const control = {
  display: 'block',
  width: '100%',
  height: 40,
  m: 0,
  px: '14px',
  py: 0,
  ...typedText,
  color: 'text.primary',
  bgcolor: 'transparent',
  textOverflow: 'ellipsis',
  border: 1,
  borderRadius: 1,
  appearance: 'none',
  borderColor: 'color-mix(in srgb, currentColor 25%, transparent)',
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  '&[aria-invalid="true"], &[data-unclear="true"]': { borderColor: 'error.main', outlineColor: 'error.main' },
} as const;

/** A triangle drawn by two gradients. */
const arrow = {
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
  backgroundSize: '5px 5px',
  backgroundPosition: 'right 15px center, right 10px center',
  backgroundRepeat: 'no-repeat',
} as const;

/** The list of samples. Rows outside of the screen are neither laid out nor painted until they are needed. */
export const sampleList = {
  ...plainList,
  // Height of a row with the gap above it.
  '--row': { xs: '178px', sm: '66px' },
  '& > li + li': { mt: 1 },
  '& > li': { contentVisibility: 'auto', containIntrinsicBlockSize: { xs: 'auto 170px', sm: 'auto 58px' } },
  [`& .${sampleClass.row}`]: {
    ...sampleColumns,
    ...line,
    borderRadius: 1,
    m: 0,
    minWidth: 0,
    p: { xs: 1.5, sm: 1 },
    alignItems: 'start',
  },
  [`& .${sampleClass.cell}`]: {
    minWidth: 0,
    '& > span': { display: { xs: 'block', sm: 'none' }, typography: 'caption', color: 'text.secondary' },
    '& > input': control,
    '& > select': {
      ...control,
      ...arrow,
      pr: '24px',
      cursor: 'pointer',
      '& > option': { bgcolor: 'background.paper' },
    },
    '& > button': {
      ...control,
      height: 'auto',
      minHeight: 40,
      px: 1.5,
      py: '5px',
      fontSize: '0.875rem',
      lineHeight: 1.75,
      textAlign: 'left',
      cursor: 'pointer',
    },
  },
  [`& .${sampleClass.hazards}`]: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2.5,
    m: 0,
    px: 1,
    py: 0,
    minWidth: 0,
    border: 0,
  },
} as const;
