import { Box, Icon, IconButton, icons } from '@portal/shared/ui';
import { PicturePreview } from './PicturePreview';

interface ChosenFileProps {
  readonly file: File;
  /** True while the file is being uploaded; it can't be changed then. */
  readonly busy: boolean;
  /** Called with the picture that replaces the file. */
  readonly onChange: (file: File) => void;
  readonly onRemove: () => void;
}

/** Formats a size in bytes for people. */
function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(0)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** The chosen file with a button that removes it; a picture is shown. */
export function ChosenFile({ file, busy, onChange, onRemove }: ChosenFileProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5, minHeight: 40 }}>
        <Icon path={icons.file} size={18} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {file.name}
        </Box>
        <Box component="span" sx={{ flex: 'none', color: 'text.secondary', typography: 'body2' }}>
          {sizeText(file.size)}
        </Box>
        {!busy && (
          <IconButton aria-label={`移除 ${file.name}`} onClick={onRemove}>
            <Icon path={icons.trash} size={18} />
          </IconButton>
        )}
      </Box>
      {/^image\/(jpeg|png)$/.test(file.type) && (
        <PicturePreview file={file} disabled={busy} onRotated={onChange} />
      )}
    </>
  );
}
