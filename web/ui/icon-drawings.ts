export type IconName = keyof typeof drawings

/** The outline of every public icon, in a square of twenty units. */
export const drawings = {
  arrow: 'M3.5 10h12.5M11.2 5.2 16 10l-4.8 4.8',
  bin: 'M4 6h12M8 6V3.8h4V6M5.8 6l.7 10.5h7L14.2 6M8.6 9v4.5M11.4 9v4.5',
  bulb: 'M7.6 13.6a5 5 0 1 1 4.8 0v1.6H7.6zM8.2 17.4h3.6',
  cal: 'M3.5 5h13v11.5h-13zM3.5 8.6h13M7 3v3.5M13 3v3.5',
  chat: 'M3.5 4.5h13v9H9l-3.5 3v-3h-2zM6.8 7.8h6.4M6.8 10.4h4',
  check: 'm4 10.5 4 4L16.2 5.5',
  chev: 'm5.5 7.8 4.5 4.5 4.5-4.5',
  clock: 'M3.3 10a6.7 6.7 0 1 0 13.4 0 6.7 6.7 0 1 0-13.4 0zM10 6.2V10l2.6 1.8',
  copy: 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z',
  dossier: 'M3.5 6h13v10h-13zM11.5 6V3.8h5V6M5.5 16v1.6h13V8',
  down: 'M10 3.5v9M6.3 9 10 12.7 13.7 9M4 16.5h12',
  ext: 'M8 4.5H4.5v11h11V12M11.5 4h4.5v4.5M15.7 4.3 9.5 10.5',
  fiche: 'M3.5 6.5h13v9h-13zM3.5 6.5V4h5.2v2.5M6.2 9.7h7.6M6.2 12.4h5',
  globe:
    'M3.1 10a6.9 6.9 0 1 0 13.8 0 6.9 6.9 0 1 0-13.8 0zM3.2 10h13.6M10 3.1c2.2 2 3.2 4.3 3.2 6.9s-1 4.9-3.2 6.9c-2.2-2-3.2-4.3-3.2-6.9s1-4.9 3.2-6.9z',
  grid: 'M3.5 3.5h5.2v5.2H3.5zM11.3 3.5h5.2v5.2h-5.2zM3.5 11.3h5.2v5.2H3.5zM11.3 11.3h5.2v5.2h-5.2z',
  grip: 'M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1',
  home: 'M3.5 9.2 10 3.6l6.5 5.6v7.3h-4.6v-4.4H8.1v4.4H3.5z',
  info: 'M3.1 10a6.9 6.9 0 1 0 13.8 0 6.9 6.9 0 1 0-13.8 0zM10 9.2v4.2M10 6.6v.1',
  key: 'M3.7 10a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0zM10.3 10H17v2.8M14 10v2.2',
  left: 'M16.5 10H4M8.8 5.2 4 10l4.8 4.8',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h1M3 10h1M3 15h1',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  mail: 'M3 5h14v10.5H3zM3.3 5.5 10 11l6.7-5.5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  moon: 'M16 11.8A6.5 6.5 0 0 1 8.2 4a6.5 6.5 0 1 0 7.8 7.8z',
  more: 'M4.5 10v.1M10 10v.1M15.5 10v.1',
  pen: 'm4 16 .8-3.4L13.4 4 16 6.6 7.4 15.2z',
  plus: 'M10 4v12M4 10h12',
  print: 'M6 7V3.5h8V7M6 14H3.5V7h13v7H14M6 11.5h8v5H6z',
  reset: 'M4.2 8.2a6.2 6.2 0 1 1-.3 3.4M4 4v4.3h4.3',
  search: 'M3.5 8.8a5.3 5.3 0 1 0 10.6 0 5.3 5.3 0 1 0-10.6 0zM12.8 12.8l4.4 4.4',
  share: 'M10 12.5V3.2M6.5 6.5 10 3l3.5 3.5M4.5 10v6.5h11V10',
  star: 'm10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6z',
  sun: 'M6.7 10a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0zM10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4',
  tool: 'M12.2 4.2a3.8 3.8 0 0 0-3.9 5.3l-4.8 4.8 2.2 2.2 4.8-4.8a3.8 3.8 0 0 0 5.1-4.4L13.3 9.6l-2.5-.6-.5-2.4z',
  warn: 'M10 3.4 17.3 16H2.7zM10 8.2v3.6M10 13.9v.1',
  x: 'm5 5 10 10M15 5 5 15',
}

/** Icons of dots, which a wider pen draws. */
export const penWidths: Partial<Record<IconName, number>> = { grip: 2.4, more: 2.6 }

/** The id of a drawing in the document. */
export const symbolId = (name: IconName) => `i-${name}`
