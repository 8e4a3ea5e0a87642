import { DownloadButton } from '@portal/shared/parts';

interface VoucherButtonProps {
  readonly code: string;
  readonly name: string;
  readonly page: string;
  /** Asks for the row again, whose link works for a minute. */
  readonly ask: () => Promise<{ readonly link: string } | undefined>;
}

/** Downloads the voucher of a transfer. */
export const VoucherButton = ({ code, name, page, ask }: VoucherButtonProps) => (
  <DownloadButton
    size="small"
    color="inherit"
    aria-label={`凭证 ${code}`}
    name={name}
    page={page}
    ask={async () => {
      const row = await ask();
      if (!row) throw new Error(`${code} is not listed any more`);
      return { url: row.link };
    }}
  >
    凭证
  </DownloadButton>
);
