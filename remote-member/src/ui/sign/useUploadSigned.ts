import { anyOf, call, upload } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

interface UploadSigned {
  readonly send: (file: File) => void;
  /** Name of the file that is being uploaded. */
  readonly sending: string | undefined;
  readonly stop: () => void;
}

/** Uploads the signed agreement of an order and submits it; refuses a file that is too large before the upload. */
export function useUploadSigned(rid: string, onUploaded?: () => void): UploadSigned {
  const queryClient = useQueryClient();
  const travelling = useRef<AbortController>(undefined);
  const handIn = useMutation({
    mutationFn: async (file: File) => {
      travelling.current = new AbortController();
      const { signal } = travelling.current;
      const { file_rid } = await upload('auth/upload4file', file, {}, { signal });
      return call('auth/order/updateProtocolFile', { rid, file_rid });
    },
    onSuccess: () => {
      notify.success('签署协议已上传');
      onUploaded?.();
    },
    onError: (error) => {
      if (!travelling.current?.signal.aborted) notify.failed(error);
    },
    onSettled: () => {
      for (const path of [
        'auth/web/orderFile/list4rid',
        'auth/web/order/detail',
        'auth/web/order/list4person',
      ] as const)
        void queryClient.invalidateQueries(anyOf(path));
    },
  });
  const send = (file: File) => {
    if (file.size > limits.uploadBytes) notify.error(`文件不能超过 ${limits.uploadBytes / 1024 / 1024} MB`);
    else handIn.mutate(file);
  };
  return {
    send,
    sending: handIn.isPending ? handIn.variables.name : undefined,
    stop: () => travelling.current?.abort(),
  };
}
