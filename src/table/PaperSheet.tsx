import type { Sitter } from '../match/types';
import { BottomSheet } from '../theme/BottomSheet';
import { useFormatPhrase } from '../words/useWords';

import type { GameFace, PaperProps } from './face';
import type { PaperLink } from './scene';

interface PaperSheetProps extends Omit<PaperProps, 'subject' | 'marks'> {
  readonly face: Pick<GameFace, 'Papers'>;
  readonly link: PaperLink;
  readonly sitters: readonly Sitter[];
}

/** A paper of the game over its table, until it is closed or a move is played on it. */
export function PaperSheet({ face, link: { name, subject = '' }, sitters, ...paper }: PaperSheetProps) {
  const speak = useFormatPhrase();
  const kind = face.Papers?.[name];
  if (!kind) return null;
  const { Content, Foot } = kind;
  const given = { ...paper, subject, marks: sitters.map((sitter) => sitter.mark) };
  return (
    <BottomSheet
      isBroad
      title={speak(kind.title(paper.view, paper.viewer, subject), paper.names)}
      onClose={paper.close}
      footer={Foot && <Foot {...given} />}
    >
      <Content key={subject} {...given} />
    </BottomSheet>
  );
}
