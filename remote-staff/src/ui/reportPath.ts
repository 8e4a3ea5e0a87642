/** The list of the reports at the desk. */
export const reportsPath = '/staff/bench/reports';

/** Returns the URL of the page of a report. */
export const reportPath = (rid: string): string => `${reportsPath}/${rid}`;
