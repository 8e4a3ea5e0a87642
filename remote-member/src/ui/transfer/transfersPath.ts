import { paths } from '@portal/shared/portal';

/** Where all reported transfers are listed. */
export const transfersPath = `${paths.memberPage('prestore')}#transfers`;
