/** Signs for buttons, as strokes in a box of 24 by 24. */
export const icons = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.7 4.7L19 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  log: 'M5 7h14M5 12h14M5 17h8',
  undo: 'M9 5L5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3',
  search: 'M10.5 4.5a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM15.2 15.2L20 20',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 11v5M13.7 11v5',
  pen: 'M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3',
  book: 'M12 6.5C10 5 7.5 4.5 4.5 4.5v13c3 0 5.5.5 7.5 2 2-1.5 4.5-2 7.5-2v-13c-3 0-5.5.5-7.5 2zM12 6.5v13',
  bot: 'M6 9.5h12v9.5H6zM12 9.5V6M12 5h.01M9.5 13.5h.01M14.5 13.5h.01M3.5 13v3M20.5 13v3',
  person: 'M12 4.5a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 1 0 0-7.4zM4.8 20c.7-3.6 3.5-5.3 7.2-5.3s6.5 1.7 7.2 5.3',
  cards: 'M4 8.5l7-2 3.5 11.5-7 2zM13.5 6.5h6.5v11.5h-3',
  chart: 'M4.5 17.5l5-6 4.5 3.5 5.5-8.5M4.5 17.5h.01M9.5 11.5h.01M14 15h.01M19.5 6.5h.01',
  sliders: 'M4 7h4M12 7h8M4 12h9M17 12h3M4 17h2M10 17h10M8 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M13 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  touch: 'M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16',
  play: 'M8 5.5v13l10.5-6.5z',
  flag: 'M6 20V5h11l-2.5 4 2.5 4H6',
  dice: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
} as const;

export type IconName = keyof typeof icons;
