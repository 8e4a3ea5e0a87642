import type { Picture } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { FileDrop, fileSize } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { useAddPicture } from './useAddPicture';

interface AddPicturesProps {
  readonly multiple?: boolean;
  readonly onAdded?: (added: readonly Picture[]) => void;
}

/** Uploads pictures; what the server refuses is named with its reason. */
export function AddPictures({ multiple = false, onAdded }: AddPicturesProps) {
  const add = useAddPicture(onAdded);
  return (
    <FileDrop
      label="上传图片"
      button={add.isPending ? '正在上传' : '上传图片'}
      accept="image/jpeg,image/png,image/webp"
      size="small"
      multiple={multiple}
      disabled={add.isPending}
      hint={`JPG、PNG 或 WebP，每张不超过 ${fileSize(limits.pictureBytes)}；建议 960×640 像素以内，所有访客都能看到`}
      onFiles={(files) => add.mutate(files)}
    >
      {add.data?.refused.map(({ name, reason }) => (
        <Alert key={name} severity="error" sx={{ mt: 1 }}>
          {name}：{reason}
        </Alert>
      ))}
    </FileDrop>
  );
}
