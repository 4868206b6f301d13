import { useEffect, useState } from 'react';

import { Text } from '../../theme/Text';
import { useWords } from '../../words/useWords';
import { useNumber } from '../parts/useNumber';
import { measureRoom } from '../room';

const MEGABYTE = 1_000_000;

/** How much room all that is kept takes on this device. */
export function Room() {
  const t = useWords();
  const number = useNumber();
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let isHere = true;
    void measureRoom().then((taken) => isHere && setBytes(taken));
    return () => void (isHere = false);
  }, []);
  if (bytes === null) return null;
  const taken = Math.ceil((bytes / MEGABYTE) * 10) / 10;
  return (
    <Text type="label" colour="quiet">
      {t('kept.room', { megabytes: number(taken) })}
    </Text>
  );
}
