const screens = ['shared', 'shell', 'remote-public', 'remote-member', 'remote-experiment', 'remote-auth'];

/** Every workspace that has unit, screen or server tests, each with a project of its own. */
export default {
  projects: [
    ...screens.map((name) => `<rootDir>/${name}/jest.config.mjs`),
    '<rootDir>/build/jest.config.mjs',
    '<rootDir>/server/jest.config.cjs',
    '<rootDir>/scripts/jest.config.cjs',
  ],
};
