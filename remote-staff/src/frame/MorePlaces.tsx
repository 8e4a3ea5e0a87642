import { Dialog, DialogContent, DialogTitle } from '@portal/shared/extras';
import { type LazyDialogProps, lineAbove } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { Leave } from './Leave';
import { RailLink, type ShownPlace } from './RailItem';

interface MorePlacesProps extends LazyDialogProps {
  readonly places: readonly ShownPlace[];
}

/** What the bar of a phone has no room for: places, and the end of the session. */
export const MorePlaces = ({ places, open, onClose }: MorePlacesProps) => (
  <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="more-places">
    <DialogTitle id="more-places">更多</DialogTitle>
    <DialogContent>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}>
        {places.map((place) => (
          <RailLink key={place.path} place={place} onOpen={onClose} />
        ))}
      </Box>
      <Box
        sx={{
          ...lineAbove,
          mt: 2,
          pt: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Leave named />
      </Box>
    </DialogContent>
  </Dialog>
);
