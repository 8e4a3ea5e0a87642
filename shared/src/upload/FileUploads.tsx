import { anyOf } from '@portal/shared/api';
import { useSession } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { type FileChooser, FileDrop, plainList } from '../parts';
import { attachmentTypes, limits } from '../rules';
import { EarlierUploads } from './EarlierUploads';
import type { UploadTarget } from './FileUpload';
import type { Room } from './refusedFile';
import { UploadRow } from './UploadRow';
import { uploads } from './uploads';

interface FileUploadsProps {
  readonly target: UploadTarget;
  /** How many files and bytes the target may still take, those in the list included. */
  readonly room: Room;
}

/**
 * Uploads large files in parts: chosen or dropped, several at once, each with its progress. They continue by themselves
 * after a broken connection, on other pages of the portal, and on a later visit when the same file is chosen again.
 */
export const FileUploads = observer(function FileUploads({ target, room }: FileUploadsProps) {
  const queryClient = useQueryClient();
  const chooser = useRef<FileChooser>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const list = uploads.of(target.key);
  const choose = (files: readonly File[]) => setRefused(uploads.add(files, target, room));
  const session = useSession();
  useEffect(() => uploads.follow(session), [session]);
  const count = uploads.list.length;
  useEffect(() => {
    // What has left the list is finished, removed or used.
    if (count >= 0) void queryClient.invalidateQueries(anyOf('auth/upload/list'));
  }, [count, queryClient]);
  return (
    <Box>
      <FileDrop
        ref={chooser}
        label="待分析数据文件"
        accept={attachmentTypes}
        multiple
        hint={`可一次选择多个，支持表格、文本、序列、图片、PDF 和压缩包，其他格式请压缩为 ZIP；单个不超过 2 GB，最多 ${limits.rawFiles} 个，合计不超过 ${limits.rawBytes / 1024 ** 3} GB`}
        onFiles={choose}
      />
      {refused.length > 0 && (
        <Box
          component="ul"
          role="alert"
          sx={{ ...plainList, mt: 1, typography: 'body2', color: 'error.main' }}
        >
          {refused.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Box>
      )}
      {list.length > 0 && (
        <Box component="ul" aria-label="正在上传的文件" sx={{ ...plainList, mt: 1 }}>
          {list.map((one) => (
            <UploadRow key={`${one.name}:${one.size}`} its={one} />
          ))}
        </Box>
      )}
      {uploads.isSending && (
        <Typography variant="caption" component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
          上传时可以浏览其他页面，请不要关闭或刷新浏览器标签页；断网后会自动继续。
        </Typography>
      )}
      <EarlierUploads target={target} onChoose={() => chooser.current?.choose()} />
    </Box>
  );
});
