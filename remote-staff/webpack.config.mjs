import { remote } from '../build/remote.mjs';

export default remote({ name: 'remote_staff' });
