/**
 * Header of the answer to an act, and to its refusal: the reads that the act may have made old for who made it, separated by commas.
 * So the browser needs no table, and an older area under a newer API fetches the right reads again.
 */
export const outdatesHeader = 'Portal-Outdates';
