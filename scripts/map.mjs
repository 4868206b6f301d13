// `npm run map`: writes into docs/map.md which rooms may import which, from the rules that lint keeps.
import { readFileSync, writeFileSync } from 'node:fs';

import map from './map/draw.cjs';

const MAP = 'docs/map.md';
writeFileSync(MAP, map.drawMap(readFileSync(MAP, 'utf8')));
