/**
 * Header by which a page names the member for whom it was drawn, by the member's public key. The server refuses a call whose
 * token belongs to another one; without it (programs, earlier releases) the token alone counts.
 */
export const memberHeader = 'Portal-Member';
