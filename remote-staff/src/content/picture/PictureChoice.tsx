import type { Picture } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { pictureFrame } from './pictureFrame';

interface PictureChoiceProps {
  readonly picture: Picture;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A picture that can be chosen. */
export const PictureChoice = ({ picture: { path, name }, chosen, onChoose }: PictureChoiceProps) => (
  <Box component="li" sx={{ minWidth: 0 }}>
    <Box
      component="button"
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      sx={{
        width: 1,
        p: 0.5,
        border: 2,
        borderColor: chosen ? 'primary.main' : 'transparent',
        borderRadius: 1,
        bgcolor: 'transparent',
        color: 'text.primary',
        font: 'inherit',
        fontSize: 13,
        textAlign: 'left',
        cursor: 'pointer',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="img" src={path} alt="" loading="lazy" sx={pictureFrame} />
      {name}
    </Box>
  </Box>
);
