/** The bar of what can be done with chosen rows, above a table inside a panel; it stays in sight while the rows scroll. */
export const batchBar = {
  position: 'sticky',
  top: { xs: 64, md: 72 },
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mx: { xs: -2, sm: -2.5 },
  px: { xs: 2, sm: 2.5 },
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'primary.main',
} as const;
