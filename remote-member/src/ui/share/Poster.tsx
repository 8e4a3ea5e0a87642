import { inWeChat, line, startDownload } from '@portal/shared/parts';
import { Box, Button, Icon, icons, Skeleton, Typography } from '@portal/shared/ui';
import { type PosterContent, posterSize } from './posterSvg';
import { usePoster } from './usePoster';

interface PosterProps {
  /** Name of the poster, such as 邀请海报. */
  readonly label: string;
  readonly url: string;
  readonly content: PosterContent;
}

/**
 * A poster with a QR code and the button that saves it. WeChat's browser saves no files, but saves and forwards a
 * picture that is pressed long.
 */
export function Poster({ label, url, content }: PosterProps) {
  const picture = usePoster(url, content);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center', alignContent: 'start' }}>
      {picture ? (
        <Box
          component="img"
          src={picture}
          alt={`${label}，邀请码 ${content.code}`}
          sx={{ ...frame, ...line }}
        />
      ) : (
        <Skeleton variant="rounded" sx={{ ...frame, height: 'auto' }} />
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        在手机上可长按图片保存或转发
      </Typography>
      {!inWeChat() && (
        <Button
          variant="contained"
          disabled={picture === undefined}
          startIcon={<Icon path={icons.download} size={16} />}
          onClick={() => picture && startDownload(picture, `${label}.png`)}
        >
          保存海报
        </Button>
      )}
    </Box>
  );
}

const frame = {
  width: 1,
  maxWidth: 240,
  aspectRatio: `${posterSize.width} / ${posterSize.height}`,
  borderRadius: 1,
} as const;
