import { screens } from '../build/jest.mjs';

const config = screens('shell');

export default { ...config, testMatch: ['<rootDir>/{src,gateway,manifest}/**/*.test.{ts,tsx}'] };
