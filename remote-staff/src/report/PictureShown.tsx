import { line } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { OrderPicture } from './useOrderPictures';

interface PictureShownProps {
  /** Undefined while none is chosen, or the order does not have it. */
  readonly picture: OrderPicture | undefined;
  readonly caption: string;
}

/** A picture of a report in small; browsers show no TIFF, which has its name instead. */
export const PictureShown = ({ picture, caption }: PictureShownProps) =>
  picture && picture.mime !== 'image/tiff' ? (
    <Box
      component="img"
      src={picture.link}
      alt={caption || picture.name}
      sx={{ ...frame, objectFit: 'contain' }}
    />
  ) : (
    <Box
      sx={{ ...frame, display: 'grid', placeItems: 'center', p: 1, color: 'text.secondary', fontSize: 12 }}
    >
      {picture ? `${picture.name}（预览 PDF 中可见）` : '未选择'}
    </Box>
  );

const frame = {
  ...line,
  width: 160,
  height: 120,
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'center',
} as const;
