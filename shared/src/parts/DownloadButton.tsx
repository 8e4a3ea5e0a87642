import { messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { DownloadFailed, downloadBegun } from './downloadBegun';
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

/**
 * Downloads a file by the browser's own download, which holds no file in memory and shows how far it is. Until that begins, the
 * button says that the file is prepared; a refusal is shown. WeChat's browser can't save files, so that it shows how to open the
 * page in another browser.
 */
export function DownloadButton({ ask, name, page, children, startIcon, ...button }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: async () => {
      const { url } = await ask();
      startDownload(url, name);
      await downloadBegun(url);
    },
    onError: (error) => notify.error(error instanceof DownloadFailed ? error.message : messageOf(error)),
  });
  const long = useLong(download.isPending);
  const load = () => import('./BrowserDialog').then((m) => m.BrowserDialog);
  const browserDialog = useLazyDialog('browser', load, { page });
  return (
    <>
      <Button
        {...button}
        {...(long ? preparing : { startIcon })}
        loading={download.isPending || browserDialog.loading}
        onClick={() => (inWeChat() ? browserDialog.show() : download.mutate())}
      >
        {long ? <span role="status">正在准备…</span> : children}
      </Button>
      {browserDialog.dialog}
    </>
  );
}

/** How the button looks while words say that it works: with room for the spinner, and to be read. */
const preparing = {
  startIcon: <Box component="span" sx={{ width: 16, height: 16 }} />,
  loadingPosition: 'start',
  sx: { '&&.Mui-disabled': { color: 'text.secondary' } },
} as const;

/** Returns true when something has taken so long that words say so. */
function useLong(pending: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLong(true), 400);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [pending]);
  return long;
}
