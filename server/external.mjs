/**
 * Packages that are not bundled: they load their own files (WebAssembly, native code, fonts, pages) or load modules by name.
 * The API's image contains these with their dependencies, and no others.
 */
export const external = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'bwip-js',
  'fastify',
  'fontkit',
  'pdfkit',
  'pg',
  'pino',
  'pinyin-pro',
];
