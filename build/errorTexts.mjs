/**
 * In the place of the federation's descriptions of its errors, which take 1 KiB brotli of every first visit: a message keeps its code
 * and the address of the page that describes it.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
