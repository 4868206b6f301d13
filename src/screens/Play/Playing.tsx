import { memo, useCallback, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import type { Match, Showing } from '../../match/types';
import type { Move, State } from '../../rules/kernel/types';
import type { GameFace } from '../../table/face';
import { Log } from '../../table/Log';
import type { Handle } from '../../table/scene';
import type { PlaySound } from '../../table/sound';
import { Tabletop } from '../../table/Tabletop';
import { BottomSheet } from '../../theme/BottomSheet';
import { IconButton } from '../../theme/IconButton';
import { useTheme } from '../../theme/theme';
import type { Phrase } from '../../words/phrase';
import { useFormatPhrase, useWords } from '../../words/useWords';
import { useDevice, useDocument, useReason } from '../device';
import { TableFrame } from '../parts/TableFrame';
import { TableHeader } from '../parts/TableHeader';
import { useGo } from '../useGo';

import { AdviceButton } from './AdviceButton';
import { AdvicePanel } from './AdvicePanel';
import { tellAdvice } from './adviceWords';
import { KeysHelp } from './KeysHelp';
import { Menu } from './Menu';
import { Notice } from './Notice';
import { openFace } from './openFace';
import { MatchOptions } from './Options';
import { useAdvice } from './useAdvice';
import { useHint } from './useHint';
import { useOwnButtons } from './useOwnButtons';

interface PlayingProps {
  readonly match: Match;
  readonly face: GameFace;
  readonly name: string;
  readonly showing: Showing;
  readonly sound: PlaySound | undefined;
  readonly onLeave: () => void;
  readonly reopen: () => void;
  /** Called with every touch of the screen. */
  readonly onTouched: () => void;
}

/** The chapter of the rules in which this number stands. */
const nameChapter = (face: GameFace, rule: string): Phrase => ({
  key: `${face.id}:rules.${face.rules.find(({ rules }) => rules.includes(rule))?.id ?? rule}.title`,
});

interface Told {
  readonly text: string;
  readonly rule?: string;
  /** Whether it was this person's turn then: when that changes, it is told no longer. */
  readonly isAsked: boolean;
}

/** From this text size on a chapter's name would cover the table. */
const LARGE = 1.5;

/** The table for one viewer, and what can be opened over it. All of it is drawn anew for the next: give it `key={showing.epoch}`. */
export const Playing = memo(function Playing({
  match,
  face,
  name,
  showing,
  sound,
  onLeave,
  reopen,
  onTouched,
}: PlayingProps) {
  const { textScale } = useTheme();
  const t = useWords();
  const speak = useFormatPhrase();
  const go = useGo();
  const { settings } = useDevice();
  const { haptics, voices } = useDocument(settings);
  const [over, setOver] = useState<'log' | 'menu' | 'options' | 'scores' | 'keys' | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [isWarned, setIsWarned] = useState(false);
  const { epoch, view, viewer, asked, undoBlockedBy: undo } = showing;
  const seat = asked ?? viewer;
  const shows = useMemo(() => ({ ...showing, viewer: seat }), [showing, seat]);
  const also = useOwnButtons(match, showing);
  const saving = useReason(showing.saving);
  const isAsked = showing.moves.length > 0;
  const names = useMemo(() => match.sitters.map((sitter) => sitter.name), [match]);
  const stands = useCallback((lying: State) => speak(face.status(lying), names), [speak, face, names]);
  const [status, setStatus] = useState(() => stands(showing.rest));
  const [isDawn, setIsDawn] = useState(false);
  const close = () => setOver(null);
  const isAllShown = useStore(match.shown, () => match.countUnshown() === 0);
  const hint = useHint(face, view, seat, isAsked && isAllShown);
  const { ScoreSheet } = face;
  const advice = useAdvice(match, face, showing);
  const lines = useMemo(
    () => (advice?.found ? tellAdvice(face, view, viewer, advice.found) : null),
    [advice, face, view, viewer],
  );

  const shown = useCallback(
    (count: number, lying: State) => {
      setStatus(stands(lying)); // of what lies there, not of what will
      setIsDawn(face.isDawn?.(lying) === true);
      match.markShown(epoch, count);
    },
    [match, epoch, stands, face],
  );
  const play = (move: Move) => {
    setTold(null);
    hint?.markRead();
    // A second tap of one finger comes with moves that are gone.
    if (match.showing.getState().moves.includes(move)) match.play(seat, move);
  };
  const refuse = (touched: Handle) => {
    const refusal = face.explainRefusal(view, seat, touched);
    if (refusal) setTold({ text: speak(refusal.why, names), rule: refusal.rule, isAsked });
  };
  /** Who touches the table again has read why the last touch led to nothing; this touch goes on to whatever lies there. */
  const stopTelling = () => {
    setTold(null);
    return false;
  };
  const takeBack = () => (undo === null ? match.undo() : setTold({ text: t(`play.noUndo.${undo}`), isAsked }));
  const notice = told?.isAsked === isAsked ? told : null;

  return (
    <TableFrame
      face={face}
      isDawn={isDawn}
      onTouched={onTouched}
      over={
        <>
          {over === 'log' && (
            <Log
              face={face}
              view={view}
              entries={match.log()}
              viewer={viewer}
              sitters={match.sitters}
              onClose={close}
            />
          )}
          {over === 'scores' && (
            <BottomSheet isBroad title={t('play.scores')} onClose={close}>
              <ScoreSheet
                view={view}
                names={names}
                marks={match.sitters.map((sitter) => sitter.mark)}
                viewer={viewer}
              />
            </BottomSheet>
          )}
          {over === 'options' && (
            <MatchOptions paragraphs={face.explainOptions?.(view, seat) ?? []} names={names} onClose={close} />
          )}
          {over === 'keys' && <KeysHelp face={face} onClose={close} />}
          {over === 'menu' && (
            <Menu
              match={match}
              onOptions={face.explainOptions && seat >= 0 ? () => setOver('options') : null}
              onScores={() => setOver('scores')}
              onKeys={() => setOver('keys')}
              onClose={close}
            />
          )}
        </>
      }
    >
      <TableHeader title={name} status={status} leaveLabel={t('play.leave')} onLeave={onLeave} buttons={3}>
        <IconButton icon="log" label={t('table.log')} onPress={() => setOver('log')} />
        <IconButton
          icon="undo"
          label={t('play.undo')}
          onPress={takeBack}
          style={undo === null ? undefined : styles.faint}
        />
        <IconButton icon="more" label={t('play.menu')} onPress={() => setOver('menu')} />
      </TableHeader>
      <View style={styles.all}>
        <View style={styles.all} onStartShouldSetResponderCapture={stopTelling}>
          <Tabletop
            face={asked === null ? face : openFace(face)}
            shows={shows}
            sitters={match.sitters}
            haptics={haptics}
            sound={sound}
            voices={voices}
            calls={asked === null ? undefined : names[asked]}
            also={also}
            aid={advice && <AdviceButton {...advice} />}
            advice={
              lines &&
              advice?.found && {
                rings: lines.map(({ letter, share }, rank) => ({
                  letter,
                  badge: share?.badge ?? null,
                  move: advice.found![rank].move,
                })),
                panel: (
                  <AdvicePanel
                    lines={lines}
                    hasChoice={showing.moves.length > 1}
                    names={names}
                    onClose={advice.toggle}
                  />
                ),
              }
            }
            log={() => match.log()}
            point={hint?.point}
            remark={hint ? speak(hint.text, names) : undefined}
            onMove={play}
            onRefused={refuse}
            onShown={shown}
          />
        </View>
        {notice && (
          <Notice
            text={notice.text}
            action={
              notice.rule === undefined
                ? undefined
                : {
                    label:
                      textScale < LARGE
                        ? t('play.rule', { title: speak(nameChapter(face, notice.rule)) })
                        : t('play.rules'),
                    run: () => go.navigate('Rules', { game: face.id, rule: notice.rule }),
                  }
            }
            onClose={() => setTold(null)}
          />
        )}
        {hint && !notice && (
          <Notice isQuiet text={speak(hint.text, names)} stands={hint.stands} onClose={hint.markRead} />
        )}
        {saving !== 'saved' && !notice && !hint && !isWarned && (
          <Notice
            text={t(`play.saving.${saving}`)}
            action={saving === 'elsewhere' ? { label: t('play.saving.reopen'), run: reopen } : undefined}
            onClose={() => setIsWarned(true)}
          />
        )}
      </View>
    </TableFrame>
  );
});

const styles = StyleSheet.create({
  all: { flex: 1 },
  faint: { opacity: 0.5 },
});
