/** The colours of scripts/art/nightmare-cathedral: what is drawn here has to look painted with the cards. */
export const palette = {
  soot: '#17130f',
  panel: '#221b16',
  tile: '#302720',
  bed: '#2b3a3a',
  ash: '#6f6154',
  bone: '#eadcc0',
  sand: '#c9b692',
  rust: '#a6491f',
  flame: '#d9702f',
  ember: '#f5a13c',
  mist: '#8fb0a2',
  pale: '#d8e6dc',
  glow: '#fbd98a',
  blood: '#6e1f1a',
  agree: '#8fd6cc',
  oppose: '#f0a06c',
  pass: '#d5c5a5',
} as const;

/** How the ring of an area that a seat controls is broken, so that nobody needs to tell colours apart; 0 is a whole line. */
export const DASHES: readonly string[] = ['', '10 4', '2.5 4', '12 3 2.5 3'];
