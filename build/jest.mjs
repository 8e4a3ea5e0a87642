import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** ESM-only packages, which must be transpiled because Jest runs CommonJS here. */
const esmPackages = ['swiper', '@vant/area-data'];

/**
 * Returns the Jest project of a workspace with screens.
 * @param {string} name the workspace's folder
 * @returns {import('jest').Config}
 */
export function screens(name) {
  return {
    displayName: name,
    rootDir: `${root}${name}`,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    testEnvironment: `${root}build/jest-environment.cjs`,
    setupFilesAfterEnv: [
      `${root}build/jest-retry.cjs`,
      `${root}build/jest-random.cjs`,
      `${root}shared/src/testing/setup.ts`,
    ],
    transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
    transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
    moduleNameMapper: { '\\.(css|svg)$': `${root}build/jest-style.cjs` },
  };
}
