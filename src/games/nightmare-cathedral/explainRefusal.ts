import type { FaceRefusal } from '../../table/face';

export const explainRefusal = (): FaceRefusal | null => null;
