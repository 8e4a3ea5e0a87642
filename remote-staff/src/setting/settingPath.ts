/** The list of settings, and the beginning of the pages of each. */
export const settingsPath = '/staff/settings';
