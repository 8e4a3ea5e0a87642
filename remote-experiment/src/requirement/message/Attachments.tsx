import { FileDrop, type Attachments as Model, plainList, type Uploading } from '@portal/shared/parts';
import { attachmentTypes, limits } from '@portal/shared/rules';
import { Box, Button, Icon, IconButton, icons, Typography } from '@portal/shared/ui';

interface AttachmentsProps {
  readonly attachments: Model;
  readonly atMost: number;
}

/** The files of a message: chosen by a click or dropped, with the progress of each upload. */
export function Attachments({ attachments, atMost }: AttachmentsProps) {
  const { files, uploading, refused, add, retry, stop, remove } = attachments;
  return (
    <Box role="group" aria-label="附件">
      <FileDrop
        label="附件文件"
        accept={attachmentTypes}
        multiple
        size="small"
        button="添加文件"
        disabled={files.length + uploading.length >= atMost}
        hint={`PDF、图片、表格、文档、文本数据或压缩包，每个 ${limits.uploadBytes / 1024 / 1024} MB 以内，最多 ${atMost} 个`}
        onFiles={add}
      >
        {refused && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main', mt: 1 }}>
            {refused}
          </Typography>
        )}
        {files.length + uploading.length > 0 && (
          <Box component="ul" aria-label="附件" sx={{ ...plainList, mt: 1 }}>
            {files.map(({ rid, name }) => (
              <FileRow key={rid} name={name} label={`移除 ${name}`} onRemove={() => remove(rid)} />
            ))}
            {uploading.map((one) => (
              <FileRow
                key={one.key}
                name={one.file.name}
                label={one.error ? `移除 ${one.file.name}` : `停止上传 ${one.file.name}`}
                onRemove={() => stop(one.key)}
                uploading={one}
                onRetry={() => retry(one)}
              />
            ))}
          </Box>
        )}
      </FileDrop>
    </Box>
  );
}

interface FileRowProps {
  readonly name: string;
  /** Label of the button that removes the file or stops its upload. */
  readonly label: string;
  readonly onRemove: () => void;
  readonly uploading?: Uploading;
  readonly onRetry?: () => void;
}

function FileRow({ name, label, onRemove, uploading, onRetry }: FileRowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 40 }}
    >
      <Icon path={icons.file} size={16} />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {uploading?.error === undefined && uploading && (
        <Typography
          variant="caption"
          role="progressbar"
          aria-label={`上传 ${name}`}
          aria-valuenow={percentOf(uploading)}
        >
          {percentOf(uploading)}%
        </Typography>
      )}
      {uploading?.error !== undefined && (
        <Button size="small" onClick={onRetry} aria-label={`重试上传 ${name}`}>
          重试
        </Button>
      )}
      <IconButton size="small" aria-label={label} onClick={onRemove}>
        <Icon path={icons.close} size={16} />
      </IconButton>
      {uploading?.error !== undefined && (
        <Typography variant="caption" role="alert" sx={{ color: 'error.main', width: 1 }}>
          {uploading.error}
        </Typography>
      )}
    </Box>
  );
}

const percentOf = ({ sent }: Uploading): number => Math.round(sent * 100);
