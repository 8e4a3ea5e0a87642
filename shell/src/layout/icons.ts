/** Path data of the frame's own icons (view box 24 × 24). */
export const frameIcons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  user: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8M4.5 20a7.5 7.5 0 0 1 15 0',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15zM10 21h4',
  plan: 'M9 4h6v3H9zM9 5.5H6V21h12V5.5h-3M9 12h6M9 16h4',
  order: 'M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8h6M9 12h6',
  asset: 'M3 7h18v12H3zM3 11h18M7 15h4',
  guide: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M12 17v.01M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7',
  require: 'M4 20l1-4L16 5l3 3L8 19zM13 8l3 3',
  sampling:
    'M2 6h12v11H2zM14 10h4l4 3.5V17h-8M7 17a2 2 0 1 1 0 4a2 2 0 0 1 0-4M18 17a2 2 0 1 1 0 4a2 2 0 0 1 0-4',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  service:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v6H5a1 1 0 0 1-1-1zM20 13h-3v6h2a1 1 0 0 0 1-1zM18 19c0 1.5-2 2.5-5 2.5',
  top: 'M6 11l6-6 6 6M12 5v15',
  out: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
} as const;
