import type { App } from '../app';

export function homeOf({ page, finger, say }: App) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const play = page
    .getByRole('button', { name: say('home.play'), exact: false })
    .filter({ hasText: say('home.newMatch') });
  const goOn = (who: string, game = 'sen') => button(say('home.goOn', { game: say(`game.${game}`), who }));
  return {
    title: page.getByRole('heading', { name: say('name'), exact: true }),
    /** Waits until Home is drawn and answers. */
    isThere: () => play.waitFor(),
    /** The same in a browser in which nobody has been before: there the first start stands before it. */
    arrive: async () => {
      const look = button(say('welcome.look'));
      await look.or(play).first().waitFor();
      if (await look.isVisible()) await finger.tap(look);
      await play.waitFor();
    },
    newMatch: () => finger.tap(play),
    openBox: (game: string) => finger.tap(button(say('home.box', { game: say(`game.${game}`) }))),
    /** The unfinished matches that wait for this person. */
    unfinished: goOn,
    goOn: (who: string) => finger.tap(goOn(who).first()),
    tab: (name: 'Home' | 'History' | 'Settings') => finger.tap(page.getByRole('tab', { name: say(`tab.${name}`) })),
    update: button(say('update.take')),
  };
}
