import { useWords } from '../../../words/useWords';

/** Seconds in words, for those who listen. */
export function useSpokenTime(): (seconds: number) => string {
  const t = useWords();
  return (seconds) => {
    const all = Math.abs(seconds);
    const [hours, minutes, rest] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
    const parts = [
      ...(hours > 0 ? [t('timer.hours', { count: hours })] : []),
      ...(minutes > 0 ? [t('timer.mins', { count: minutes })] : []),
      ...(rest > 0 || all === 0 ? [t('timer.seconds', { count: rest })] : []),
    ];
    const time = parts.join(' ');
    return seconds < 0 ? t('timer.late', { time }) : time;
  };
}
