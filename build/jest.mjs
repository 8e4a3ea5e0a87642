import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = (path) => join(root, path);

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
    rootDir: file(name),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    testEnvironment: file('build/jest-environment.cjs'),
    runtime: file('build/jest-screens-runtime.cjs'),
    setupFilesAfterEnv: [
      file('build/jest-retry.cjs'),
      file('build/jest-random.cjs'),
      file('build/jest-screens.cjs'),
    ],
    transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
    transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
    // The packed `shared` has the same name as its sources.
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    moduleNameMapper: { '\\.(css|svg)$': file('build/jest-style.cjs') },
  };
}
