import { useWords } from '../../../words/useWords';

/** Writes seconds as words, for screen readers. */
export function useSpokenTime(): (seconds: number) => string {
  const t = useWords();
  return (seconds) => {
    const total = Math.abs(seconds);
    const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
    const parts = [
      ...(hours > 0 ? [t('timer.hours', { count: hours })] : []),
      ...(minutes > 0 ? [t('timer.mins', { count: minutes })] : []),
      ...(rest > 0 || total === 0 ? [t('timer.seconds', { count: rest })] : []),
    ];
    const time = parts.join(' ');
    return seconds < 0 ? t('timer.late', { time }) : time;
  };
}
