import { limits } from '@portal/shared/rules';
import { FileUploads } from '@portal/shared/upload';
import { formTarget } from './rawFiles';

const room = { files: limits.rawFiles, bytes: limits.rawBytes };

/** Uploads files for the order that is being placed. Loaded when it is shown. */
export function RawUploads({ owner }: { readonly owner: string }) {
  return <FileUploads target={formTarget(owner)} room={room} />;
}
