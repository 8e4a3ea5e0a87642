/** What the first search after a start would load code for: a name, its reading, and its traditional spelling. */
export const warmWords = ['XRD', 'saomiaodianjing', '掃描電鏡'] as const;
