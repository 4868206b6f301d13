import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { LogEntry, Sitter } from '../match/types';
import type { Event, Move, Seat, State } from '../rules/kernel/types';
import { useTheme } from '../theme/theme';
import type { Phrase } from '../words/phrase';
import { useFormatPhrase, useWords } from '../words/useWords';

import { AdviceLayer, type TableAdvice } from './AdviceLayer';
import { Announcement } from './Announcement';
import { useVoice } from './cats/useVoice';
import { tellBeats } from './chapters';
import type { GameFace } from './face';
import { Footer } from './Footer';
import type { FooterButton } from './FooterButtons';
import { isBesideTable } from './footerSizes';
import { playHaptic, type HapticKind } from './haptics';
import { LastDone } from './LastDone';
import { MomentSheet } from './MomentSheet';
import { indexMoves } from './moveIndex';
import { PaperSheet } from './PaperSheet';
import type { PaperLink } from './scene';
import { SeatMarksProvider } from './seatMarks';
import type { PlaySound } from './sound';
import { findSpeaker } from './speaker';
import { Spoken } from './Spoken';
import { countShown, type MatchSource } from './stage';
import { TableSurface } from './TableSurface';
import { tell } from './tell';
import { useConfirming } from './useConfirming';
import { useLatestCallback } from './useLatestCallback';
import { useLetterKeys } from './useLetterKeys';
import { useQuestionFocus } from './useQuestionFocus';
import { useSounds } from './useSounds';
import { useStage } from './useStage';
import type { RefusedTouch } from './useTableInput';
import { useTableSize } from './useTableSize';

export interface TabletopProps {
  readonly face: GameFace;
  /** Give the Tabletop `key={showing.run}`: when the device changes hands, nothing of the last viewer lives on. */
  readonly shows: MatchSource;
  readonly sitters: readonly Sitter[];
  /** Stands where else the game asks for a decision: in a lesson, the coach. */
  readonly coach?: ReactNode;
  /** Places to point at, besides those where something may be done. */
  readonly point?: readonly string[];
  /** What is said after the question, to who hears it: a hint. */
  readonly remark?: string;
  readonly haptics: boolean;
  /** Left out: the table is silent. */
  readonly sound?: PlaySound;
  /** Whether cats say something now and then. */
  readonly voices?: boolean;
  /** Who is asked, where it is not clear from who holds the device. */
  readonly calls?: string;
  /** Moves to be marked, with what is said of them. */
  readonly advice?: TableAdvice | null;
  /** Stands at the end of the question: a button that asks for advice. */
  readonly aid?: ReactNode;
  /** Buttons besides those of moves. */
  readonly also?: readonly FooterButton[];
  /** Everything that happened since the match began, as the viewer may know it. */
  log?(): readonly LogEntry[];
  onMove(move: Move): void;
  /** A touch that nothing is allowed with: say why. */
  onRefused(what: RefusedTouch): void;
  /** How many beats of the match have been shown to their end, and what lies on the table, whenever that changes. */
  onShown?(count: number, view: State): void;
}

const NO_MOVES: readonly Move[] = [];
const NO_BUTTONS: readonly FooterButton[] = [];
const NOTHING: readonly Phrase[] = [];
const NOWHERE: readonly string[] = [];

/** A game on the table: drawn, moved, touched, heard, all from its scene and its legal moves. Fills its parent; the ground is drawn behind it. */
export function Tabletop({
  face,
  shows,
  sitters,
  coach,
  point = NOWHERE,
  remark = '',
  haptics,
  sound,
  voices = false,
  calls,
  advice,
  aid,
  also = NO_BUTTONS,
  log,
  onMove,
  onRefused,
  onShown,
}: TabletopProps) {
  const { leftHand } = useTheme();
  const speak = useFormatPhrase();
  const words = useWords();
  const isBeside = isBesideTable(useWindowDimensions());
  const { size, measure } = useTableSize();
  const names = useMemo(() => sitters.map((sitter) => sitter.name), [sitters]);
  const write = (said: readonly Phrase[]) => tell(said.map((phrase) => speak(phrase, names)));
  const { stage, behind, isHeld, skip, goOn, answer, open, closeSheet } = useStage(face, shows, size, write);
  useSounds(stage, shows.viewer, sound);
  const voice = useVoice(face, stage, shows.viewer, sitters, voices);

  const marks = useMemo(() => sitters.map((sitter) => sitter.mark), [sitters]);
  const isShowing = stage !== null && stage.played.length > 0;
  const isBusy = behind > 0 || stage === null || stage.sheet !== null || isShowing;
  const moves = isBusy ? NO_MOVES : shows.moves;
  const view = stage?.view ?? null;
  const { viewer } = shows;
  const ways = useMemo(
    () => indexMoves(moves, (move) => (view ? face.listHandles(view, viewer, move) : [])),
    [moves, view, face, viewer],
  );

  // What a hand can do has no button in a lesson: the coach points at where it is done.
  const buttons = coach ? ways.buttons.filter((move) => ways.all.every((one) => one.move !== move)) : ways.buttons;

  const count = stage ? countShown(stage) : shows.dropped;
  const { root, answer: followQuestion } = useQuestionFocus(moves, ways.hasPanels);
  const play = (move: Move) => {
    answer();
    followQuestion();
    onMove(move);
  };
  const { decide, confirming } = useConfirming(
    // the coach has just asked for it
    (move, isByHand) => (view && !coach ? (face.askToConfirm?.(view, viewer, move, isByHand) ?? null) : null),
    moves,
    names,
    play,
  );
  useLetterKeys(root, face, moves, decide);
  const [paper, setPaper] = useState<{ readonly link: PaperLink; readonly card: string | null } | null>(null);
  /** The sheet that is put aside to look at the table. */
  const [lowered, setLowered] = useState<Event | null>(null);
  const [looked, setLooked] = useState<Seat | null>(null);

  const lying = view ?? shows.rest;
  useEffect(() => onShown?.(count, lying), [count, lying, onShown]);
  const isAsked = moves.length > 0 && stage?.actor !== viewer;
  const feel = useLatestCallback((kind: HapticKind) => {
    playHaptic(kind, haptics);
    if (kind !== 'over') sound?.(kind, true);
  });
  useEffect(() => {
    if (isAsked) feel('turn');
  }, [isAsked, feel]);

  const prompt = view && face.prompt(view, viewer);
  const [question, setQuestion] = useState<string | null>(null);
  if (prompt && moves.length > 0 && prompt.key !== question) setQuestion(prompt.key);
  /** What the viewer was asked is decided, and not over: the question does not stand any more. What goes on meanwhile is still said. */
  const isAnswered = behind > 0 && stage?.actor === viewer && prompt?.key === question;
  const announced = stage?.phase === 'reading' ? stage.events.find((event) => face.announce?.(event)) : undefined;
  const caller = announced && 'seat' in announced ? sitters[announced.seat as Seat] : undefined;
  const isCounted = view !== null && face.isCounting?.(view) === true && stage !== null && stage.said.length > 0;
  const asking = prompt && !isAnswered && !isCounted ? speak(prompt, names) : '';
  const called = asking && calls && moves.length > 0 ? words('table.asks', { name: calls, prompt: asking }) : asking;
  const speaker = findSpeaker(prompt, viewer);
  /** A question that is not asked, since the app answers it, is not said either; others come after what happened. */
  const isUnasked = moves.length === 0 && speaker === viewer && shows.waiting.length > 0;
  const isMute = coach !== undefined || isUnasked || (stage?.landing ?? null) !== null;
  const Over = stage?.sheet ? face.Sheets?.[stage.sheet.key] : undefined;

  return (
    <SeatMarksProvider value={marks}>
      <View
        ref={root}
        tabIndex={-1}
        role="group"
        aria-label={words('table.seeTable')}
        style={[styles.all, isBeside && (leftHand ? styles.footerLeft : styles.footerRight)]}
      >
        <View style={styles.table} testID="table" onLayout={measure}>
          {stage && (
            <TableSurface
              face={face}
              stage={stage}
              ways={ways}
              point={point}
              shows={shows}
              sitters={sitters}
              names={names}
              isBusy={isBusy}
              feel={feel}
              onMove={(move) => decide(move, true)}
              onRefused={onRefused}
              onSkip={goOn}
              onPlate={log ? setLooked : null}
              onPaper={(link, card) => setPaper({ link, card })}
              onOpen={open}
            />
          )}
          {advice && stage && !isBusy && <AdviceLayer {...advice} face={face} stage={stage} viewer={viewer} />}
          {announced && <Announcement text={speak(face.announce!(announced)!, names)} sitter={caller} />}
        </View>
        <Footer
          told={stage ? write(stage.said) : ''}
          prompt={called}
          coach={coach}
          speaker={sitters[isCounted ? findSpeaker(stage.said.at(-1) ?? null, viewer) : speaker] ?? null}
          voice={moves.length > 0 ? null : voice}
          buttons={[
            ...(view ? buttons : []).map((move) => ({
              label: speak((face.describeButton ?? face.describeMove)(view!, viewer, move), names),
              run: () => decide(move, false),
              ring: advice?.rings.find((ring) => ring.move === move) ?? null,
            })),
            ...(stage?.sheet && lowered === stage.sheet ? [{ label: words('table.goOn'), run: closeSheet }] : also),
          ]}
          aid={moves.length > 0 ? aid : undefined}
          isBusy={behind > 0 || isShowing}
          isHeld={isHeld}
          isTelling={stage !== null && stage.phase !== 'resting'}
          isAsked={moves.length > 0}
          onSkip={skip}
          isBeside={isBeside}
          buttonRows={face.buttonRows?.(lying) ?? 1}
          isSlim={face.isSlim === true}
        />
        <Spoken
          said={stage?.spoken ?? NOTHING}
          prompt={isMute ? '' : `${called} ${remark}`.trim()}
          played={lying.played}
          isOwn={moves.length > 0}
          write={(phrase) => speak(phrase, names)}
        />
        {paper && view && (
          <PaperSheet
            face={face}
            link={paper.link}
            card={paper.card}
            view={view}
            viewer={viewer}
            names={names}
            sitters={sitters}
            moves={moves}
            past={
              log && {
                list: log,
                tell: (events) =>
                  tellBeats(
                    face,
                    events.map(({ seat, event }) => ({ decision: 0, seat, event, view })),
                    viewer,
                  ),
              }
            }
            play={(move) => {
              setPaper(null);
              decide(move, true);
            }}
            open={(name, subject) => setPaper({ link: { name, subject }, card: null })}
            close={() => setPaper(null)}
          />
        )}
        {looked !== null && log && view && (
          <LastDone
            face={face}
            view={view}
            viewer={viewer}
            seat={looked}
            sitters={sitters}
            entries={log()}
            onClose={() => setLooked(null)}
          />
        )}
        {confirming}
        {Over && stage?.sheet && lowered !== stage.sheet && (
          <MomentSheet
            title={speak(face.describeEvent(stage.sheet, viewer, stage.view) ?? face.status(stage.view), names)}
            goOn={face.closeSheet ? speak(face.closeSheet(stage.view), names) : null}
            onGoOn={closeSheet}
            onLower={() => setLowered(stage.sheet)}
          >
            <Over view={stage.view} names={names} marks={marks} />
          </MomentSheet>
        )}
      </View>
    </SeatMarksProvider>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  footerRight: { flexDirection: 'row' },
  footerLeft: { flexDirection: 'row-reverse' },
  table: { flex: 1 },
});
