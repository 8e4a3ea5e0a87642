/** Loads the dialog that sets a budget. */
export const loadBudget = () => import('./BudgetDialog').then((m) => m.BudgetDialog);
