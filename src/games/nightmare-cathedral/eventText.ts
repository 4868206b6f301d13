import type { Event, Seat } from '../../rules/kernel/types';
import type { Phrase } from '../../words/phrase';

import { phrase } from './phrases';

export const describeEvent = (event: Event, _viewer: Seat): Phrase | null => phrase(`event.${event.key}`);
