import { messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { inWeChat } from './inWeChat';
import { startDownload } from './startDownload';
import { useLazyDialog } from './useLazyDialog';

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'loading'>;

interface DownloadButtonProps extends ButtonProps {
  /** Requests the download link, which expires after a minute. */
  readonly ask: () => Promise<{ readonly url: string }>;
  /** Name of the file. */
  readonly name: string;
  /** Path of the page to open in another browser, when this one can't save files. */
  readonly page: string;
}

/** Downloads a file. WeChat's browser can't save files, so that it shows how to open the page in another browser. */
export function DownloadButton({ ask, name, page, ...button }: DownloadButtonProps) {
  const link = useMutation({
    mutationFn: ask,
    onSuccess: ({ url }) => startDownload(url, name),
    onError: (error) => notify.error(messageOf(error)),
  });
  const load = () => import('./BrowserDialog').then((m) => m.BrowserDialog);
  const browserDialog = useLazyDialog('browser', load, { page });
  return (
    <>
      <Button
        {...button}
        loading={link.isPending || browserDialog.loading}
        onClick={() => (inWeChat() ? browserDialog.show() : link.mutate())}
      />
      {browserDialog.dialog}
    </>
  );
}
