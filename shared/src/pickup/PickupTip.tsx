import type { Setting } from '@portal/shared/contract';
import { Box, Button, Paper } from '@portal/shared/ui';
import { type FocusEvent, useId, useState } from 'react';

/** Button that opens a popover with the cities and districts with pick-up. */
export function PickupTip({ cities }: { readonly cities: Setting['samplingInfo'] }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <Box
      sx={{ position: 'relative' }}
      onBlur={onBlur}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <Button size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        查看可上门取样的地区
      </Button>
      {open && (
        <Paper id={id} elevation={8} role="region" aria-label="可上门取样的地区" tabIndex={-1} sx={popover}>
          <Box component="table" sx={table}>
            <thead>
              <tr>
                <th scope="col">城市</th>
                <th scope="col">区县</th>
              </tr>
            </thead>
            <tbody>
              {cities.map(({ city, districts }) => (
                <tr key={city}>
                  <th scope="row">{city}</th>
                  <td>{districts.join('、')}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Paper>
      )}
    </Box>
  );
}

const popover = {
  position: 'absolute',
  right: 0,
  top: '100%',
  zIndex: 3,
  width: 'min(420px, calc(100vw - 64px))',
  maxHeight: 320,
  overflow: 'auto',
  p: 2,
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 1,
    pr: 2,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& th': { fontWeight: 600, whiteSpace: 'nowrap' },
} as const;
