/** How wide a letter of the display face is for its size. */
const LETTER = 0.6;

/** How much smaller letters of this size must be drawn so that the longest word stands whole in so many points: 1 where it does. */
export const fitting = (text: string, size: number, room: number): number => Math.min(1, room / (LETTER * size * Math.max(...text.split(' ').map((word) => word.length))));
