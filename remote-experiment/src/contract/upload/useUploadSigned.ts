import { call, upload } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useContractChanged } from '../useContractChanged';

interface UploadSigned {
  readonly send: (file: File) => void;
  /** Name of the file that is being uploaded. */
  readonly sending: string | undefined;
  readonly stop: () => void;
}

/** Uploads the signed agreement of an order and submits it; refuses a file that is too large before the upload. */
export function useUploadSigned(rid: string): UploadSigned {
  const changed = useContractChanged();
  const travelling = useRef<AbortController>(undefined);
  const handIn = useMutation({
    mutationFn: async (file: File) => {
      travelling.current = new AbortController();
      const { signal } = travelling.current;
      const { file_rid } = await upload('auth/upload4file', file, {}, { signal });
      return call('auth/order/updateProtocolFile', { rid, file_rid });
    },
    onSuccess: () => notify.success('签字件已上传'),
    onError: (error) => {
      if (!travelling.current?.signal.aborted) notify.failed(error);
    },
    onSettled: changed,
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
