/** Every workspace that has unit, screen or server tests, each with its own project. */
export default {
  projects: ['shared', 'shell', 'remote-public', 'remote-member', 'remote-experiment', 'remote-auth', 'server'].map(
    (name) => `<rootDir>/${name}`,
  ),
};
