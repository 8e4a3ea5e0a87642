import { remote } from '../build/remote.mjs';

export default remote({ name: 'remote_auth', exposes: { './dialogs': './src/app/dialogs.ts' } });
