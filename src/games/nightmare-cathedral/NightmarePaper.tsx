import { StyleSheet, View } from 'react-native';

import { CATHEDRAL } from '../../rules/nightmare-cathedral/content/maps';
import { arePiecesComplete } from '../../rules/nightmare-cathedral/rising';
import type { CathedralMove, NightmareCathedral } from '../../rules/nightmare-cathedral/state';
import type { PaperProps } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';
import { space } from '../../theme/space';
import { Text } from '../../theme/Text';

import { nightmareName } from './names';
import { commandOf, describeNightmareLimit, faceOfNightmare, describePlace } from './nightmareText';
import { Link, Links, TokenFace, usePaperWidth, useSay } from './paperParts';
import { makePhrase } from './phrases';

type Props = PaperProps<NightmareCathedral, CathedralMove>;

const CARD = 250;
const BESIDE = 480;

/** A Nightmare large, with what it does when it is commanded and where it is now. */
export function NightmarePaper({ view, names, subject, open }: Props) {
  const say = useSay(names);
  const width = usePaperWidth();
  const index = Number(subject);
  const area = view.nightmareAt[index];
  const other = view.nightmares.length > 1 ? 1 - index : null;
  return (
    <>
      <View style={width >= BESIDE ? styles.beside : styles.below}>
        <TokenFace face={faceOfNightmare(view, index)} width={Math.min(CARD, width * 0.8)} aspect={ASPECT} />
        <View style={styles.words}>
          <Text type="strong">{say(commandOf(view, index))}</Text>
          <Text>{say(describeNightmareLimit(view, index))}</Text>
          <Text>{say(describePlace(view, index))}</Text>
          <Text type="label" colour="quiet">
            {say(makePhrase('building.commandRule'))}
          </Text>
        </View>
      </View>
      <Links>
        {arePiecesComplete(view) && area !== CATHEDRAL && (
          <Link label={say(makePhrase('building.toArea'))} onPress={() => open('area', `${area}`)} />
        )}
        {other !== null && (
          <Link label={say(nightmareName(view, other))} onPress={() => open('nightmare', `${other}`)} />
        )}
        <Link label={say(makePhrase('building.title'))} onPress={() => open('cathedral', '')} />
      </Links>
    </>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  below: { gap: space.l, alignItems: 'center' },
  words: { flexShrink: 1, gap: space.s, alignSelf: 'stretch' },
});
