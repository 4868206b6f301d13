const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** In a browser a hand is also at the keyboard or at the mouse, and sheets lie beside the table in the page. */
export function listenToHands(touched: () => void): () => void {
  for (const sign of SIGNS) document.addEventListener(sign, touched, { capture: true, passive: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, touched, { capture: true });
  };
}
