import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Sitter } from '../../match/types';
import { createEngine } from '../../rules/kernel/engine';
import type { Game, Move } from '../../rules/kernel/types';
import { markNames } from '../../storage/marks';
import type { GameFace } from '../../table/face';
import { countSaid } from '../../table/lesson';
import { Tabletop } from '../../table/Tabletop';
import { IconButton } from '../../theme/IconButton';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice, useDocument } from '../device';
import { TableFrame } from '../parts/TableFrame';
import { TableHeader } from '../parts/TableHeader';
import { useIsSeen } from '../Play/useIsSeen';
import { useGames } from '../useGames';
import { useGo } from '../useGo';
import { useSound } from '../useSound';

import { Coach } from './Coach';
import { Done } from './Done';
import { useLesson } from './useLesson';

interface LessonTableProps {
  readonly face: GameFace;
  readonly rules: Game;
  readonly restart: () => void;
}

const NOWHERE: readonly string[] = [];

export function LessonTable({ face, rules, restart }: LessonTableProps) {
  const t = useWords();
  const formatPhrase = useFormatPhrase();
  const navigation = useGo();
  const { settings } = useDevice();
  const { haptics, lessons } = useDocument(settings);
  const sound = useSound(face, useIsSeen());
  const engine = useMemo(() => createEngine(rules), [rules]);
  const { lesson } = face;
  const { step, isAtRest, isOver, progress, stepsSaid, view, shows, setShown, play, readOn, stepBack, run } = useLesson(
    lesson,
    engine,
  );
  const [wrong, setWrong] = useState(-1);
  const name = useGames().find((shelfGame) => shelfGame.id === face.id)?.name ?? '';
  const title = t('lesson.title', { game: name });
  useEffect(() => navigation.setOptions({ title }), [navigation, title]);

  const isDone = lessons.includes(face.id);
  useEffect(() => {
    if (isOver && !isDone) settings.change((now) => ({ lessons: [...new Set([...now.lessons, face.id])] }));
  }, [isOver, isDone, settings, face.id]);

  const names = lesson.names.map((phrase) => formatPhrase(phrase));
  const sitters = names.map((name, seat): Sitter => {
    const shown = { name, mark: markNames[seat % markNames.length] };
    if (seat === lesson.seat) return { kind: 'person', person: 0, ...shown };
    const cat = lesson.cats?.[seat];
    return { kind: 'bot', level: 'easy', ...shown, ...(cat && { cat }) };
  });
  const leave = () => (navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Tabs', { screen: 'Home' }));
  const now = {
    text: formatPhrase(step?.say ?? face.prompt(view, lesson.seat), names),
    isCoach: step?.say !== undefined,
  };
  // What is passed over by itself would only flash up; and while cards fly, what comes after them is not said yet.
  const [said, setSaid] = useState(now);
  if (isAtRest && said.text !== now.text) setSaid(now);
  return (
    <TableFrame face={face} over={<>{isOver && <Done game={face.id} restart={restart} leave={leave} />}</>}>
      <TableHeader
        title={title}
        status={t('lesson.step', { step: stepsSaid, steps: countSaid(lesson, null) })}
        leaveLabel={t('lesson.leave')}
        onLeave={leave}
        buttons={2}
      >
        <IconButton icon="undo" label={t('lesson.back')} disabled={stepBack === null} onPress={() => stepBack?.()} />
        <IconButton icon="again" label={t('lesson.restart')} onPress={restart} />
      </TableHeader>
      <View style={styles.all}>
        <Tabletop
          key={run}
          face={face}
          shows={shows}
          sitters={sitters}
          point={step?.point ?? NOWHERE}
          advice={
            step?.move && wrong === progress
              ? { rings: [{ letter: 'asked', badge: null, move: step.move }], panel: null }
              : null
          }
          haptics={haptics}
          sound={sound}
          onMove={(move: Move) => {
            if (shows.moves.includes(move)) play(move);
          }}
          onRefused={() => setWrong(progress)}
          onShown={setShown}
          coach={
            <Coach
              text={said.text}
              isCoach={said.isCoach}
              isSlim={face.isSlim === true}
              warning={step?.move && wrong === progress ? t('lesson.notThis') : null}
              onRead={step && !step.move ? readOn : null}
            />
          }
        />
      </View>
    </TableFrame>
  );
}

const styles = StyleSheet.create({ all: { flex: 1 } });
