import { screens } from '../build/jest.mjs';

export default screens('remote-staff');
