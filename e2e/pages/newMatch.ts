import type { App } from '../app';

export function newMatchOf({ page, finger, say }: App) {
  const chips = page.getByRole('list').getByRole('button');
  return {
    title: page.getByRole('heading', { name: say('new.title'), exact: true }),
    seats: chips,
    async addBot(level: 'easy' | 'normal' | 'hard' | 'master') {
      await finger.tap(page.getByRole('button', { name: say('new.add'), exact: true }));
      await finger.tap(page.getByRole('radio', { name: say('new.bot'), exact: true }));
      await finger.tap(page.getByRole('button', { name: say(`level.${level}.name`), exact: true }));
    },
    preset: (name: string) => finger.tap(page.getByRole('radio', { name: say(`sen:preset.${name}`), exact: true })),
    begin: () => finger.tap(page.getByRole('button', { name: say('new.play'), exact: true })),
  };
}
