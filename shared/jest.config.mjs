import { screens } from '../build/jest.mjs';

/** Tests of pure rules name the Node environment in their docblock. */
export default screens('shared');
