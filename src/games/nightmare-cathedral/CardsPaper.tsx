import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { Card } from '../../rules/kernel/types';
import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PaperProps } from '../../table/face';
import { Button } from '../../theme/Button';
import { ScrollArea } from '../../theme/ScrollArea';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import { useFormatPhrase } from '../../words/useWords';

import { faceOfAction, nameOfActionCard } from './actionCards';
import { ActionDetail } from './ActionDetail';
import { decodeFace, faceOfCard } from './cardFace';
import { describe } from './describe';
import { DevelopmentDetail } from './DevelopmentDetail';
import { DreamDetail } from './DreamDetail';
import { explainWait } from './explainWait';
import { isIdleDeed } from './idleDeeds';
import { describeMove } from './moveText';
import { PageStrip, PageTabs } from './PageStrip';
import { makePhrase } from './phrases';
import { cardsOn, findFirstCard, movesWith, canSeeCards, tabsOf, type Tab } from './reader';

/** What of the screen's height is not the card's: the sheet's head and edges with the tabs, each strip and each button, and why it waits. */
const AROUND = { head: 196, strip: 120, button: 60, why: 56 };
/** On a screen with less for the card, the whole sheet scrolls instead. */
const LEAST = 180;

/** The reader: one card after another with its sentences, and a button for all that can be done with it now. */
export function CardsPaper(props: PaperProps<NightmareCathedral, CathedralMove>) {
  const { view, viewer, names, moves, subject, card: face, play } = props;
  const [begins, first] = subject.split(' ');
  const speak = useFormatPhrase();
  const { height } = useWindowDimensions();
  const tabs = tabsOf(view, viewer);
  const [tab, setTab] = useState<Tab>(tabs.find((one) => one === begins) ?? tabs[0]);
  const [chosen, setChosen] = useState<Card | null>(first === undefined ? null : Number(first));
  const [day, setDay] = useState(Math.max(0, view.day));
  const isShut = !canSeeCards(view, viewer);
  const own = isShut ? [] : cardsOn(view, viewer, tab);
  const market = tab === 'dreams' ? view.market : [];
  const all = [...own, ...market];
  const touched = face === null || 'card' in decodeFace(face) ? face : null;
  const card = chosen !== null && all.includes(chosen) ? chosen : findFirstCard(view, moves, own, market, touched);
  const buttons = tab === 'actions' || card === null ? [] : movesWith(view, moves, card);
  const strips = tab === 'actions' ? 1 : Number(own.length > 0) + Number(market.length > 0);
  if (viewer < 0) return <Text>{speak(makePhrase('reader.shut'))}</Text>;
  const details = { view, viewer, names };
  const why = tab !== 'actions' && card !== null && own.includes(card) ? explainWait(view, viewer, card, moves) : null;
  const below = buttons.length * AROUND.button + (why ? AROUND.why : 0);
  const room = height - AROUND.head - strips * AROUND.strip - below;
  const page = (one: Card) => ({
    key: one,
    face: faceOfCard(one, view.options),
    label: speak(describe(faceOfCard(one, view.options)).name),
    isOpen: one === card,
    mayPlay: movesWith(view, moves, one).length > 0 && !isIdleDeed(view, viewer, one),
    open: () => setChosen(one),
  });
  return (
    <>
      <PageTabs
        tabs={tabs.map((one) => ({
          key: one,
          label: speak(makePhrase(`reader.tab.${one}`, { count: cardsOn(view, viewer, one).length })),
          isOpen: one === tab,
          open: () => setTab(one),
        }))}
      />
      <ScrollArea
        style={room >= LEAST && { maxHeight: room }}
        contentContainerStyle={styles.detail}
        nestedScrollEnabled
      >
        {tab === 'actions' && <ActionDetail {...details} day={day} />}
        {tab !== 'actions' &&
          card !== null &&
          (card in DREAMS ? <DreamDetail {...details} card={card} /> : <DevelopmentDetail {...details} card={card} />)}
        {tab !== 'actions' && card === null && (
          <Text colour="quiet">{speak(makePhrase(isShut ? 'reader.shut' : 'reader.none'))}</Text>
        )}
      </ScrollArea>
      {(buttons.length > 0 || why !== null) && (
        <View style={styles.buttons}>
          {why && (
            <Text type="label" colour="quiet">
              {speak(why, names)}
            </Text>
          )}
          {buttons.map((move) => (
            <Button
              key={move.type}
              label={speak(describeMove(view, viewer, move), names)}
              look="second"
              type="strong"
              onPress={() => play(move)}
            />
          ))}
        </View>
      )}
      {tab === 'actions' ? (
        <PageStrip
          pages={ACTIONS.map((_, one) => ({
            key: one,
            face: faceOfAction(view, viewer, one),
            label: speak(nameOfActionCard(view, viewer, one)),
            isOpen: one === day,
            mayPlay: false,
            open: () => setDay(one),
          }))}
        />
      ) : (
        own.length > 0 && <PageStrip pages={own.map(page)} />
      )}
      {market.length > 0 && <PageStrip title={speak(makePhrase('reader.market'))} pages={market.map(page)} />}
    </>
  );
}

const styles = StyleSheet.create({ detail: { gap: space.m }, buttons: { gap: space.s } });
