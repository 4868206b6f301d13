import type { ReactNode } from 'react';
import { Modal } from 'react-native';

import { useTheme } from '../../theme/theme';
import { ScreenGround } from '../ScreenGround';

interface FullModalProps {
  readonly label: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** What fills the whole screen for a while, over everything else. */
export function FullModal({ label, close, children }: FullModalProps) {
  const { isStill } = useTheme();
  return (
    <Modal
      visible
      aria-label={label}
      animationType={isStill ? 'none' : 'fade'}
      onRequestClose={close}
      supportedOrientations={['portrait', 'landscape']}
    >
      <ScreenGround role="none">{children}</ScreenGround>
    </Modal>
  );
}
