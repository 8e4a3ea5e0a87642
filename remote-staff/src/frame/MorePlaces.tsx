import { Dialog, DialogContent, DialogTitle } from '@portal/shared/extras';
import type { LazyDialogProps } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { RailLink, type ShownPlace } from './RailItem';

interface MorePlacesProps extends LazyDialogProps {
  readonly places: readonly ShownPlace[];
}

/** The places that the bar of a phone has no room for. */
export const MorePlaces = ({ places, open, onClose }: MorePlacesProps) => (
  <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="more-places">
    <DialogTitle id="more-places">更多</DialogTitle>
    <DialogContent>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}>
        {places.map((place) => (
          <RailLink key={place.path} place={place} onOpen={onClose} />
        ))}
      </Box>
    </DialogContent>
  </Dialog>
);
