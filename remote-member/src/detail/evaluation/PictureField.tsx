import { FieldLabel } from '@portal/shared/form';
import { type Attachment, type Attachments, plainList, useObjectUrl } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { Box, Button, Icon, IconButton, icons, Typography } from '@portal/shared/ui';
import { type ReactNode, useRef } from 'react';

interface PictureFieldProps {
  readonly attachments: Attachments;
  readonly atMost: number;
}

const types = '.jpg,.jpeg,.png,.webp';

/** The pictures of an evaluation: chosen several at a time, uploaded at once, shown small, each with a button that removes it. */
export function PictureField({ attachments, atMost }: PictureFieldProps) {
  const { files, uploading, refused, add, retry, stop, remove } = attachments;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box role="group" aria-label="图片">
      <FieldLabel>图片（选填）</FieldLabel>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="图片文件"
        accept={types}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Box component="ul" aria-label="已选图片" sx={grid}>
        {files.map((picture) => (
          <Tile key={picture.rid} picture={picture} label="移除" onRemove={() => remove(picture.rid)} />
        ))}
        {uploading.map((one) => (
          <Tile
            key={one.key}
            picture={one.file}
            label={one.error === undefined ? '停止上传' : '移除'}
            onRemove={() => stop(one.key)}
          >
            {one.error === undefined ? (
              <Box component="span" role="progressbar" aria-label={`上传 ${one.file.name}`} sx={veil}>
                {Math.round(one.sent * 100)}%
              </Box>
            ) : (
              <Button
                size="small"
                aria-label={`重试上传 ${one.file.name}`}
                onClick={() => retry(one)}
                sx={veil}
              >
                重试
              </Button>
            )}
          </Tile>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon path={icons.plus} size={18} />}
          disabled={files.length + uploading.length >= atMost}
          onClick={() => input.current?.click()}
        >
          添加图片
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          JPG、PNG 或 WebP，每张 {limits.pictureBytes / 1024 / 1024} MB 以内，最多 {atMost} 张
        </Typography>
      </Box>
      {[refused, ...uploading.map(({ error }) => error)].map(
        (message) =>
          message && (
            <Typography
              key={message}
              variant="caption"
              role="alert"
              component="p"
              sx={{ color: 'error.main' }}
            >
              {message}
            </Typography>
          ),
      )}
    </Box>
  );
}

interface TileProps {
  readonly picture: File | Attachment;
  /** What the button in the corner does. */
  readonly label: string;
  readonly onRemove: () => void;
  /** Shown over the picture. */
  readonly children?: ReactNode;
}

function Tile({ picture, label, onRemove, children }: TileProps) {
  const { name } = picture;
  const given = picture instanceof File ? picture : picture.file;
  // A draft that was read again has only the name of the file.
  const url = useObjectUrl(given instanceof File ? given : undefined);
  return (
    <Box component="li" sx={tile}>
      {url ? <img src={url} alt={name} /> : <span>{name}</span>}
      {children}
      <IconButton size="small" aria-label={`${label} ${name}`} onClick={onRemove} sx={corner}>
        <Icon path={icons.close} size={14} />
      </IconButton>
    </Box>
  );
}

const grid = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '&:not(:empty)': { mt: 1, mb: 1.5 },
} as const;

const tile = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  '& img': { width: 70, height: 70, objectFit: 'cover', borderRadius: 1 },
  '& > span': { fontSize: 12, overflow: 'hidden', overflowWrap: 'anywhere', maxHeight: 64, px: 0.5 },
} as const;

const veil = {
  position: 'absolute',
  inset: 0,
  minWidth: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1,
  bgcolor: 'rgb(0 0 0 / 55%)',
  color: '#fff',
  '&:hover': { bgcolor: 'rgb(0 0 0 / 70%)' },
} as const;

const corner = {
  position: 'absolute',
  top: -10,
  right: -10,
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper', color: 'error.main' },
} as const;
