/** The marks that people choose from. A record keeps a name, a code the place in this list: a new mark goes to the end. */
export const markNames = [
  'circle',
  'triangle',
  'square',
  'star',
  'diamond',
  'hexagon',
  'cross',
  'drop',
  'heart',
  'moon',
  'arrow',
  'shield',
] as const;

export type MarkName = (typeof markNames)[number];
