import { thinkForSeat } from '../../src/match/thinkForSeat';
import type { Match } from '../../src/match/types';
import type { Dice } from '../../src/rules/kernel/types';

import { drawMove, type Device } from './device';
import { drawView } from './scenes';
import type { Stopwatch } from './stopwatch';

/** Of a bot's decisions so many are thought about in each match. */
const THOUGHTS = 3;
/** Scenes are laid out after every so many decisions. */
const DRAWN = 4;

function drawSeats(game: string, match: Match, watch: Stopwatch): void {
  for (let seat = 0; seat < match.sitters.length; seat++) {
    watch.time(`view ${game}`, () => match.passTo(seat));
    drawView(game, match.showing.getState().view, seat, watch);
  }
}

function think(game: string, match: Match, watch: Stopwatch): boolean {
  const { waiting, status } = match.showing.getState();
  const bot = waiting.find((seat) => match.sitters[seat].kind === 'bot');
  if (bot === undefined || status !== 'underWay') return false;
  const move = watch.timeSlices(`think ${game}`, match.startThinking(thinkForSeat, bot));
  watch.time(`play ${game}`, () => match.play(bot, move));
  return true;
}

function playOn(game: string, match: Match, dice: Dice, most: number, watch: Stopwatch): void {
  for (let played = 0; played < most && match.showing.getState().status === 'underWay'; played++) {
    const { seat, move } = watch.time(`view ${game}`, () => drawMove(match, dice));
    watch.time(`play ${game}`, () => match.play(seat, move));
    if (played % DRAWN === 0) drawView(game, match.showing.getState().view, seat, watch);
  }
}

function playMatch(game: string, match: Match, dice: Dice, watch: Stopwatch): void {
  watch.time(`log ${game}`, () => match.log());
  drawSeats(game, match, watch);
  if (match.showing.getState().status !== 'underWay') return;
  watch.time(`undo ${game}`, () => match.undo());
  for (let left = THOUGHTS; left > 0 && think(game, match, watch); left--);
  playOn(game, match, dice, 30, watch);
  watch.time(`undo ${game}`, () => match.undo());
  playOn(game, match, dice, Infinity, watch);
  drawSeats(game, match, watch);
  watch.time(`log ${game}`, () => match.log());
}

/** Looks at all there is and plays it on: views, scenes, moves, log, undo, bots' thinking, replay, codes, sheets. How many there were. */
export function playAll({ matches, sheets }: Device, dice: Dice, watch: Stopwatch): number {
  const lists = watch.time('list', () => matches.list());
  for (const { id, game } of [...lists.underWay, ...lists.finished]) {
    const match = watch.time(`open ${game}`, () => matches.open(id));
    if ('refused' in match) throw new Error(`accepted, then refused: ${match.refused}`);
    playMatch(game, match, dice, watch);
    const replay = watch.time(`replay ${game}`, () => matches.replay(id, 'all'));
    if ('steps' in replay)
      for (const step of [0, Math.floor(replay.steps / 2), replay.steps]) {
        const { view } = watch.time(`replay a step of ${game}`, () => replay.at(step));
        drawView(game, view, 0, watch);
      }
    watch.time(`code of ${game}`, () => matches.createCode(id));
  }
  const kept = sheets.list();
  for (const { id } of [...kept.underWay, ...kept.finished]) {
    const sheet = watch.time('open sheet', () => sheets.open(id));
    if ('refused' in sheet) throw new Error(`accepted, then refused: ${sheet.refused}`);
    sheet.undo();
    sheet.redo();
    sheet.reopen();
    watch.time('finish sheet', () => sheet.finish());
  }
  return lists.underWay.length + lists.finished.length + kept.underWay.length + kept.finished.length;
}
