const { imul } = Math;

/** FNV-1a over the text's UTF-16 units. Each unit changes the sum for good: two texts that differ in one never share it. */
export function computeChecksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}
