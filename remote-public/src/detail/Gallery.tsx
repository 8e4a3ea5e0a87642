import { Box, ButtonBase } from '@portal/shared/ui';
import { useState } from 'react';
import { Picture } from '../ui/Picture';
import { tile } from '../ui/tile';

interface GalleryProps {
  /** At least one. */
  readonly pictures: readonly string[];
  /** Name of the service, used in the text alternatives. */
  readonly name: string;
}

/** Pictures of a service: one large, the others as buttons that select it. */
export function Gallery({ pictures, name }: GalleryProps) {
  const [shown, setShown] = useState(0);
  return (
    <Box>
      <Box sx={tile}>
        <Picture src={pictures[shown] ?? pictures[0] ?? ''} alt={name} width={640} height={480} first />
      </Box>
      {pictures.length > 1 && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1, overflowX: 'auto', p: 0.5, mx: -0.5 }}>
          {pictures.map((picture, i) => (
            <ButtonBase
              key={picture}
              aria-label={`查看第 ${i + 1} 张图片`}
              aria-pressed={i === shown}
              onClick={() => setShown(i)}
              sx={{
                width: 80,
                flex: 'none',
                borderRadius: 1,
                overflow: 'hidden',
                outline: i === shown ? '2px solid' : '1px solid',
                outlineColor: 'divider',
                color: 'primary.main',
                '&[aria-pressed=true], &:focus-visible': { outlineColor: 'currentColor' },
              }}
            >
              <Picture src={picture} width={80} height={60} />
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  );
}
