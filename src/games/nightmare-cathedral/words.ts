import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };
