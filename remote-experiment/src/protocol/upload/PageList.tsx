import { plainList, useObjectUrl } from '@portal/shared/parts';
import { Box, Icon, IconButton, icons } from '@portal/shared/ui';
import { type DragEvent, useState } from 'react';
import type { PagePhoto } from './signedCopy';
import type { SignedCopyModel } from './useSignedCopy';

interface PageListProps extends Pick<SignedCopyModel, 'rotate' | 'move' | 'remove'> {
  readonly pages: readonly PagePhoto[];
  readonly disabled: boolean;
}

/** The photos in the order of their pages, which is changed by dragging or by buttons. */
export function PageList({ pages, disabled, rotate, move, remove }: PageListProps) {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const dropOn = (index: number) => ({
    draggable: !disabled,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(index);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setTarget(index);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      move(dragged, index);
      end();
    },
    onDragEnd: end,
  });
  return (
    <Box component="ol" aria-label="签字件的页" sx={{ ...plainList, ...grid }}>
      {pages.map((page, index) => (
        <Box
          component="li"
          key={page.key}
          {...dropOn(index)}
          sx={{
            ...card,
            opacity: dragged === index ? 0.5 : 1,
            borderColor: target === index && dragged !== index ? 'primary.main' : 'divider',
          }}
        >
          <Thumbnail page={page} label={`第 ${index + 1} 页`} onUnreadable={remove} />
          <Box sx={{ typography: 'caption', textAlign: 'center' }}>第 {index + 1} 页</Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            {(
              [
                ['前移', paths.back, () => move(index, index - 1), index === 0],
                ['旋转', paths.rotate, () => rotate(page.key), false],
                ['移除', icons.trash, () => remove(page.key), false],
                ['后移', icons.next, () => move(index, index + 1), index === pages.length - 1],
              ] as const
            ).map(([label, path, onClick, off]) => (
              <IconButton
                key={label}
                size="small"
                aria-label={`第 ${index + 1} 页${label}`}
                disabled={disabled || off}
                onClick={onClick}
              >
                <Icon path={path} size={18} />
              </IconButton>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface ThumbnailProps {
  readonly page: PagePhoto;
  readonly label: string;
  readonly onUnreadable: (key: number, message: string) => void;
}

/** A square, in which the photo can lie or stand. */
function Thumbnail({ page: { key, file, quarters }, label, onUnreadable }: ThumbnailProps) {
  const url = useObjectUrl(file);
  return (
    <Box sx={{ aspectRatio: '1', bgcolor: 'action.hover', borderRadius: 1, overflow: 'hidden' }}>
      {url && (
        <Box
          component="img"
          src={url}
          alt={`${label}：${file.name}`}
          draggable={false}
          onError={() => onUnreadable(key, `“${file.name}”无法读取，请换成 JPG 或 PNG 图片`)}
          sx={{ width: 1, height: 1, objectFit: 'contain', rotate: `${quarters * 90}deg`, display: 'block' }}
        />
      )}
    </Box>
  );
}

const paths = {
  back: 'M15 5l-7 7 7 7',
  rotate: 'M20 5v5h-5M20 10a8 8 0 1 0 .5 5',
} as const;

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
} as const;

const card = {
  border: 1,
  borderRadius: 1,
  p: 0.75,
  display: 'grid',
  gap: 0.5,
  minWidth: 0,
  cursor: 'grab',
} as const;
