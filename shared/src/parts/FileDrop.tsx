import { Box, Button, Icon, icons, Typography } from '@portal/shared/ui';
import { type DragEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Said } from './Said';

/** Opens the browser's file chooser. */
export interface FileChooser {
  readonly choose: () => void;
  readonly focus: () => void;
}

interface FileDropProps {
  /** Name of the file input for screen readers. */
  readonly label: string;
  /** Types that can be chosen, as `accept` takes them. */
  readonly accept: string;
  /** True when several files can be chosen at once; otherwise `onFiles` gets one. */
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** True when the choice is missing or was refused. */
  readonly invalid?: boolean;
  /** Label of the button; default 选择文件. */
  readonly button?: string;
  readonly size?: 'small' | 'medium';
  /** More buttons beside that of the files. */
  readonly actions?: ReactNode;
  /** What can be chosen. */
  readonly hint: ReactNode;
  /** What was chosen. */
  readonly children?: ReactNode;
  readonly ref?: Ref<FileChooser>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A frame in which files are chosen by a button or dropped. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, multiple = false, disabled = false, invalid = false, onFiles } = props;
  const { button = '选择文件', size = 'medium', actions, hint, children, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const choose = () => input.current?.click();
  useImperativeHandle(ref, () => ({ choose, focus: () => opener.current?.focus() }));
  const take = (files: readonly File[]) => {
    const [first] = files;
    if (!first || disabled) return;
    setSaid(multiple && files.length > 1 ? `已选择 ${files.length} 个文件` : `已选择文件 ${first.name}`);
    onFiles(multiple ? files : [first]);
  };
  return (
    <Box
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(Array.from(event.dataTransfer.files));
      }}
      sx={{
        border: '1px dashed',
        borderColor: invalid ? 'error.main' : over ? 'primary.main' : 'text.disabled',
        borderRadius: 1,
        p: size === 'small' ? 1.5 : 2,
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          take(Array.from(currentTarget.files ?? []));
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button
          ref={opener}
          size={size}
          variant="outlined"
          startIcon={<Icon path={icons.file} size={18} />}
          disabled={disabled}
          onClick={choose}
        >
          {button}
        </Button>
        {actions}
        <Typography
          variant={size === 'small' ? 'caption' : 'body2'}
          sx={{ color: 'text.secondary', flex: '1 1 220px' }}
        >
          {hint}
          <Box component="span" sx={{ '@media (hover: none)': { display: 'none' } }}>
            ，也可以拖到这里
          </Box>
          。
        </Typography>
      </Box>
      <Said>{said}</Said>
      {children}
    </Box>
  );
}
