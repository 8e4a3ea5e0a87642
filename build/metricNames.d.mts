export function namesIn(expression: string): string[];
export function rulesOf(text: string): { readonly alert: string; readonly expr: string }[];
export function panelsOf(text: string): { readonly title: string; readonly expr: string }[];
export function seriesOf(metrics: string): Set<string>;
