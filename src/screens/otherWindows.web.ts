import { tellsOfMove } from '../storage/root';

/** A restoring writes several times; nobody comes in between. */
const SETTLED = 2000;

/** Begins anew when all data were restored in another window: what this one holds is no longer what is kept. */
export function followOtherWindows(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = ({ key }: StorageEvent) => {
    if (key === null || !tellsOfMove(key)) return;
    clearTimeout(timer);
    timer = setTimeout(() => window.location.reload(), SETTLED);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
