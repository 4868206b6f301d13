// npm run e2e: the whole app in Chromium, by touch. -- <part of a name> runs the tests whose name contains it. Whole
// matches take longest, so they come first.
import './tests/koty';
import './tests/catLadyTable';
import './tests/threeChapters';
import './tests/cathedral';
import './tests/cathedralDeeds';
import './tests/cathedralKeyboard';
import './tests/cathedralKeys';
import './tests/cathedralLooks';
import './tests/cathedralPeople';
import './tests/cathedralKill';
import './tests/catLady';
import './tests/flights';
import './tests/everybody';
import './tests/kill';
import './tests/match';
import './tests/keeper';
import './tests/addresses';
import './tests/advice';
import './tests/keeperAround';
import './tests/keeperWays';
import './tests/backup';
import './tests/code';
import './tests/handover';
import './tests/languages';
import './tests/lessons';
import './tests/offline';
import './tests/openTable';
import './tests/play';
import './tests/policy';
import './tests/saves';
import './tests/siteData';
import './tests/sound';
import './tests/welcome';
import { run } from './runner';

void run(process.argv[2] ?? '');
