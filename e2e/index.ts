// npm run e2e: the whole app in Chromium, by touch. -- <part of a name> runs the tests whose name holds it.
import './tests/backup';
import './tests/catLady';
import './tests/catLadyTable';
import './tests/code';
import './tests/everybody';
import './tests/handover';
import './tests/kill';
import './tests/keeper';
import './tests/koty';
import './tests/languages';
import './tests/match';
import './tests/offline';
import './tests/play';
import './tests/saves';
import './tests/threeChapters';
import { run } from './runner';

void run(process.argv[2] ?? '');
