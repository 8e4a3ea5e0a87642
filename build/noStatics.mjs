/**
 * In the place of hoist-non-react-statics, which takes 1 KiB brotli of every first visit. Emotion calls it in `withTheme` alone,
 * which no component of the portal or of MUI uses.
 */
export default (target) => target;
