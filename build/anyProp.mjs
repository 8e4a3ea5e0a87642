/**
 * In the place of @emotion/is-prop-valid, whose list of attributes takes 2 KiB brotli of every first visit. MUI's parts name the
 * properties that do not belong to an element themselves; the rest pass only these on.
 */
const own = new Set(['as', 'ownerState', 'sx', 'theme']);

export default (name) => !own.has(name);
