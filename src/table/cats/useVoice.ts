import { useState } from 'react';

import type { Sitter } from '../../match/types';
import type { Seat } from '../../rules/kernel/types';
import { useTheme } from '../../theme/theme';
import { useFormatPhrase } from '../../words/useWords';
import type { GameFace } from '../face';
import type { Stage } from '../stage';

import { chooseVoice, getLine, NOTHING_SPOKEN, type SpokenLine } from './voices';

/** What a cat says to what has just landed; null most of the time, and always where the table is to be quick. */
export function useVoice(
  face: GameFace,
  stage: Stage | null,
  viewer: Seat,
  sitters: readonly Sitter[],
  isOn: boolean,
): SpokenLine | null {
  const { speed } = useTheme();
  const speak = useFormatPhrase();
  const [spoken, setSpoken] = useState(NOTHING_SPOKEN);
  const [heard, setHeard] = useState<{ readonly of: Stage['events']; readonly voice: ReturnType<typeof chooseVoice> }>({
    of: [],
    voice: null,
  });
  const [actor, setActor] = useState<Seat | null>(null);
  if (isOn && stage && stage.events !== heard.of) {
    const isQuick = speed === 'off' || speed === 'fast';
    const turns = spoken.turns + (stage.actor === actor ? 0 : 1);
    const voice = !isQuick && viewer >= 0 ? chooseVoice(face, stage.events, sitters, { ...spoken, turns }) : null;
    setActor(stage.actor);
    setHeard({ of: stage.events, voice });
    setSpoken(
      voice
        ? { turns: 0, last: voice.cat, lines: [...spoken.lines, `${voice.cat} ${voice.moment}`] }
        : { ...spoken, turns },
    );
  }
  if (!heard.voice || stage?.phase !== 'reading') return null;
  const { cat, name, moment, expression } = heard.voice;
  return { cat, name, expression, line: speak(getLine(cat, moment)) };
}
