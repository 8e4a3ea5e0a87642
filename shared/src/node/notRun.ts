/** Header of a 503 of the API whose call has not begun: the gateway sends it to another process, whatever the call does. */
export const notRunHeader = 'x-not-run';
