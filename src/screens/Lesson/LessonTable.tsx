import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Sitter } from '../../match/types';
import { createEngine } from '../../rules/kernel/engine';
import type { Game, Move } from '../../rules/kernel/types';
import type { GameFace } from '../../table/face';
import { Tabletop } from '../../table/Tabletop';
import { IconButton } from '../../theme/IconButton';
import { markNames } from '../../theme/marks';
import { usePhrase, useWords } from '../../words/useWords';
import { useDevice, useNote } from '../device';
import { useGames } from '../games';
import { Ground } from '../Ground';
import { Strip } from '../parts/Strip';
import { useGo } from '../useGo';

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
  const speak = usePhrase();
  const go = useGo();
  const insets = useSafeAreaInsets();
  const { settings } = useDevice();
  const { haptics, lessons } = useNote(settings);
  const engine = useMemo(() => createEngine(rules), [rules]);
  const { lesson } = face;
  const { step, isOver, progress, view, shows, setShown, play, readOn } = useLesson(lesson, engine);
  const [wrong, setWrong] = useState(-1);
  const name = useGames().find((one) => one.id === face.id)?.name ?? '';
  const title = t('lesson.title', { game: name });
  useEffect(() => go.setOptions({ title }), [go, title]);

  const isDone = lessons.includes(face.id);
  useEffect(() => {
    if (isOver && !isDone) settings.change((now) => ({ lessons: [...new Set([...now.lessons, face.id])] }));
  }, [isOver, isDone, settings, face.id]);

  const names = lesson.names.map((phrase) => speak(phrase));
  const sitters = names.map((one, seat): Sitter => {
    const shown = { name: one, mark: markNames[seat % markNames.length] };
    return seat === lesson.seat ? { kind: 'person', person: 0, ...shown } : { kind: 'bot', level: 'easy', ...shown };
  });
  const leave = () => (go.canGoBack() ? go.goBack() : go.navigate('Tabs', { screen: 'Home' }));
  const text = step?.say ? speak(step.say, names) : speak(face.prompt(view, lesson.seat), names);
  return (
    <Ground>
      <face.Ground />
      <View
        style={[
          styles.all,
          {
            paddingTop: insets.top,
            paddingBottom: insets.bottom,
            paddingLeft: insets.left,
            paddingRight: insets.right,
          },
        ]}
      >
        <Strip
          title={title}
          status={t('lesson.step', { step: Math.min(progress + 1, lesson.steps.length), steps: lesson.steps.length })}
          leaveLabel={t('lesson.leave')}
          onLeave={leave}
        >
          <IconButton icon="again" label={t('lesson.restart')} onPress={restart} />
        </Strip>
        <View style={styles.all}>
          <Tabletop
            face={face}
            shows={shows}
            sitters={sitters}
            point={step?.point ?? NOWHERE}
            haptics={haptics}
            onMove={(move: Move) => {
              if (shows.moves.includes(move)) play(move);
            }}
            onRefused={() => setWrong(progress)}
            onShown={setShown}
            coach={
              <Coach
                text={text}
                isCoach={step?.say !== undefined}
                warning={step?.move && wrong === progress ? t('lesson.notThis') : null}
                onRead={step && !step.move ? readOn : null}
              />
            }
          />
        </View>
      </View>
      {isOver && <Done game={face.id} restart={restart} leave={leave} />}
    </Ground>
  );
}

const styles = StyleSheet.create({ all: { flex: 1 } });
