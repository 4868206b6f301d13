import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { DREAMS } from '../../rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../rules/nightmare-cathedral/content/days';
import { RITUAL } from '../../rules/nightmare-cathedral/content/tracks';
import { scoreOf } from '../../rules/nightmare-cathedral/score';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PaperProps } from '../../table/face';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';
import type { Phrase } from '../../words/phrase';

import {
  countCards,
  countFollowers,
  listActions,
  listFortresses,
  type ActionLook,
  type FollowersAt,
} from './belongings';
import { encodeFace, faceOfCard } from './cardFace';
import { describeDream } from './cardLines';
import { actionName, areaName, cardName, keyOfCard } from './names';
import { CardWords, OwnedCards } from './OwnedCards';
import { Link, Links, Row, SeatLine, Section, SignDisc, TokenFace, useSay } from './paperParts';
import { makePhrase } from './phrases';
import { actionSigns, effectSigns, markSigns } from './signPaths';
import { tokenLooks } from './tokenLooks';

type Props = PaperProps<NightmareCathedral, CathedralMove>;

const WHERE: readonly FollowersAt[] = ['map', 'supply', 'limbo', 'kneeling', 'devoured'];

/** What the upgrades of an action are worth and hide. */
function noteOf({ covered, points }: ActionLook): Phrase | null {
  if (covered.length > 0) return makePhrase('belongings.covering', { count: covered.length, points });
  return points > 0 ? makePhrase('belongings.points', { count: points }) : null;
}

/** Everything of a seat that lies open: its cards, its followers, where its Winged One and its fortresses stand. */
export function SeatPaper({ view, names, marks, subject, past, open }: Props) {
  const say = useSay(names);
  const seat = Number(subject);
  const [action, setAction] = useState<string | null>(null);
  const [dream, setDream] = useState<string | null>(null);
  const toggle = (set: typeof setAction) => (key: string) => set((now) => (now === key ? null : key));
  const actions = listActions(view, seat);
  const counts = countFollowers(view, seat);
  const held = countCards(view, seat);
  const fortresses = listFortresses(view, seat);
  const shownAction = actions.find(({ day }) => `${day}` === action);
  const shownDream = view.dreamt[seat].find((card) => `${card}` === dream);
  const [one, other] = [view.ritual[seat * 2], view.ritual[seat * 2 + 1]];
  return (
    <>
      <SeatLine seat={seat} names={names} marks={marks}>
        <Text type="number" colour="active">
          {say(makePhrase('belongings.points', { count: scoreOf(view)[seat] }))}
        </Text>
      </SeatLine>
      {past && (
        <Links>
          <Link label={say(makePhrase('course.since'))} onPress={() => open('since', '')} />
        </Links>
      )}
      <Section title={say(makePhrase('belongings.actions'))}>
        <OwnedCards
          cards={actions.map((look) => {
            const note = noteOf(look);
            return {
              key: `${look.day}`,
              face: look.face,
              name: look.isUpgraded
                ? say(makePhrase('belongings.upgrade', { action: actionName(look.day), name: look.name }))
                : say(look.name),
              note: note ? say(note) : '',
            };
          })}
          chosen={action}
          choose={toggle(setAction)}
        />
        {shownAction && (
          <View style={styles.opened}>
            <SignDisc drawing={actionSigns[ACTIONS[shownAction.day]]} size={32} />
            <CardWords
              title={say(shownAction.name)}
              lines={[
                ...shownAction.lines.map(say),
                ...(shownAction.covered.length > 0
                  ? [
                      say(
                        makePhrase('belongings.below', {
                          cards: shownAction.covered.map((card) => say(cardName(card))).join(', '),
                        }),
                      ),
                    ]
                  : []),
              ]}
            />
          </View>
        )}
      </Section>
      <Section title={say(makePhrase('belongings.dreams', { count: view.dreamt[seat].length }))}>
        {view.dreamt[seat].length === 0 && <Text colour="quiet">{say(makePhrase('belongings.noDreams'))}</Text>}
        <OwnedCards
          cards={view.dreamt[seat].map((card) => ({
            key: `${card}`,
            face: faceOfCard(card, view.options),
            name: say(cardName(card)),
            note: say(makePhrase('belongings.points', { count: DREAMS[card].vp })),
          }))}
          chosen={dream}
          choose={toggle(setDream)}
        />
        {shownDream !== undefined && (
          <CardWords
            title={say(makePhrase(`card.${keyOfCard(shownDream)}`))}
            lines={describeDream(DREAMS[shownDream], view.options.length === 'standard').map(say)}
          />
        )}
      </Section>
      <Section title={say(makePhrase('belongings.followers'))}>
        <View style={styles.counts}>
          {WHERE.map((where) => (
            <Row key={where} label={say(makePhrase(`belongings.at.${where}`, { count: counts[where] }))}>
              {where === 'map' ? (
                <TokenFace face={encodeFace({ kind: 'follower', seat, count: 1 })} width={20} aspect={1.2} />
              ) : where === 'devoured' ? (
                <SignDisc drawing={effectSigns.devour} size={22} />
              ) : (
                <SignDisc drawing={where === 'kneeling' ? actionSigns.ritual : markSigns.follower} size={22} />
              )}
              <Text type="number">{counts[where]}</Text>
              <Text type="small" colour="quiet">
                {say(makePhrase(`belongings.where.${where}`))}
              </Text>
            </Row>
          ))}
        </View>
      </Section>
      <Section title={say(makePhrase('belongings.else'))}>
        <Links>
          {view.winged[seat] > 0 && (
            <Link
              label={say(makePhrase('belongings.winged', { area: areaName(view, view.winged[seat]) }))}
              onPress={() => open('area', `${view.winged[seat]}`)}
            >
              <TokenFace
                face={encodeFace({ kind: 'winged', seat })}
                width={34}
                aspect={tokenLooks.winged.height / tokenLooks.winged.width}
              />
            </Link>
          )}
          {fortresses.map(({ area, levels, isStronghold }) => (
            <Link
              key={area}
              label={say(
                makePhrase(isStronghold ? 'belongings.stronghold' : 'belongings.fortress', {
                  area: areaName(view, area),
                  count: levels,
                }),
              )}
              onPress={() => open('area', `${area}`)}
            >
              <TokenFace
                face={encodeFace({ kind: isStronghold ? 'stronghold' : 'fortress', seat, levels })}
                width={24}
                aspect={tokenLooks[`${isStronghold ? 'stronghold' : 'fortress'}-${levels as 1 | 2 | 3}`].height / 100}
              />
            </Link>
          ))}
          <Link
            label={say(makePhrase('belongings.ritual', { one, other, points: RITUAL[one].vp + RITUAL[other].vp }))}
            onPress={() => open('stairs', '')}
          >
            <SignDisc drawing={actionSigns.ritual} size={24} />
          </Link>
        </Links>
        <Text type="label" colour="quiet">
          {say(
            makePhrase('belongings.cards', {
              developments: makePhrase('belongings.developments', { count: held.developments }),
              dreams: makePhrase('belongings.dreamsHeld', { count: held.dreams }),
            }),
          )}
        </Text>
        <Text type="label" colour="quiet">
          {say(makePhrase('belongings.blocks', { count: view.blocks[seat] }))}
        </Text>
      </Section>
    </>
  );
}

const styles = StyleSheet.create({
  opened: { flexDirection: 'row', gap: space.m },
  counts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
});
