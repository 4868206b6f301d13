import type { GameFace } from '../../table/face';

/** All faces of a game, each once. */
export const facesOf = ({ faces, rules }: Pick<GameFace, 'faces' | 'rules'>): readonly string[] => [
  ...new Set(faces ?? rules.flatMap((section) => section.faces)),
];
