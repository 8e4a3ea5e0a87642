/** Common methods: the name that finds their services, a short label, and path data that suggests a typical result. */
export const methods = [
  { name: 'XRD', label: '物相', icon: 'M2 20h4l1-5 1 5h2l2-16 2 16h2l1-8 1 8h4' },
  {
    name: 'SEM',
    label: '扫描电镜',
    icon: 'M4 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0M13 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 17a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  { name: 'TEM', label: '透射电镜', icon: 'M3 12l7-9M4 18L15 4M8 20L19 6M13 21l8-10' },
  { name: 'XPS', label: '表面价态', icon: 'M2 18h3c2 0 2-12 4-12s2 9 4 9 2-5 4-5 2 9 5 9' },
  { name: 'FT-IR', label: '红外', icon: 'M2 6h4l2 10L10 6h3l1 6 1-6h2l2 13 2-13h1' },
  { name: 'Raman', label: '拉曼', icon: 'M2 20h4c2 0 2-9 3-9s1 9 3 9h1c2 0 2-16 3-16s1 16 3 16h3' },
  { name: 'NMR', label: '核磁', icon: 'M2 20h20M6 20V9M9 20V4M13 20v-7M15 20V8M19 20v-9' },
  { name: 'ICP', label: '元素含量', icon: 'M9 21h6M10 21v-6h4v6M12 15c-4-3-3-7 0-12 3 5 4 9 0 12' },
  { name: 'BET', label: '比表面', icon: 'M3 4v17h18M5 18c6-1 10-2 12-6s1-6 4-7M10 17c5-2 5-8 10-11' },
  { name: 'TG', label: '热重', icon: 'M3 4v17h18M6 6h3c4 0 2 9 6 9s2 2 6 2' },
] as const;
