import type { EmotionCache } from '@emotion/cache';

/**
 * The first page's rules share one style sheet. From now on, those of each rendering have one of their own: a rule with a media query
 * that is added to a sheet in use makes Chromium compute the style of all elements again, which took half of the time that a dialog
 * needs to open. A sheet for each rule, which emotion offers (`speedy: false`), costs a text and an element for each.
 */
export function separateLaterRules(sheet: EmotionCache['sheet']): void {
  const insert = sheet.insert.bind(sheet);
  let isNew = true;
  sheet.insert = (rule) => {
    if (isNew) {
      isNew = false;
      // Emotion adds an element when its count is at the beginning.
      sheet.ctr = 0;
      queueMicrotask(() => {
        isNew = true;
      });
    }
    insert(rule);
  };
}
