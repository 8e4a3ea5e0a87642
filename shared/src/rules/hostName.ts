/**
 * Name of a host on the internet as a parsed URL has it, in lower case and with letters of other scripts encoded: labels of
 * 1 to 63 characters (RFC 1035), at least two of them. A final dot is refused, because `localhost.` would not look like one.
 */
export const hostNamePattern =
  /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
