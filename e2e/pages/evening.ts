import { sheetRules } from '../../src/keeper';
import type { SheetEntry, SheetField, SheetRound } from '../../src/rules/kernel/sheet';
import type { App } from '../app';

import { sheetOf } from './sheet';

/** Enters whole evenings on a score sheet by touch, as people would. */
export function eveningOf(app: App, names: readonly string[]) {
  const { page, finger, say } = app;
  const sheet = sheetOf(app);
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });

  /** Types a number with the keys on the screen; the arrow leads on. */
  async function types(text: string, isLedOn = true): Promise<void> {
    for (const sign of text) await finger.tap(button(sign === '+' ? say('keeper.plus') : sign));
    if (isLedOn) await finger.tap(button(say('keeper.nextField')));
  }

  const chooses = (label: string, name: string, within = dialog) =>
    finger.tap(within.getByRole('radiogroup', { name: label, exact: true }).getByRole('radio', { name, exact: true }));

  const goOn = (seat: number) => (seat < names.length - 1 ? sheet.next(names[seat + 1]) : sheet.done());

  async function enterCats(entry: SheetEntry): Promise<void> {
    const nameOf = (key: number | string) => say(`cat-lady:card.${key}.name`);
    for (const key of (entry.cats ?? []) as readonly string[])
      await finger.tap(button(say('keeper.layDown', { card: nameOf(key) })));
    for (const key of (entry.hungry ?? []) as readonly string[])
      await finger.tap(button(say('keeper.goHungry', { card: nameOf(key) })));
    for (const [name, value] of Object.entries(entry))
      if (typeof value === 'number') await sheet.touches(say(`cat-lady:keeper.field.${name}`), value);
  }

  return {
    /** A round of Sen: everybody's four lands, then who called, beside the points. */
    async enterSen({ common, seats }: SheetRound): Promise<void> {
      for (const [seat, { lands }] of seats.entries()) {
        const own = lands as readonly number[];
        await sheet.lays(...own);
        if (own.length < 4) await goOn(seat);
      }
      if (common.ranOut === true)
        await finger.tap(page.getByRole('switch', { name: say('sen:keeper.field.ranOut'), exact: true }));
      await sheet.called(names[Number(common.ended)]);
    },
    async enterCatLady({ seats }: SheetRound): Promise<void> {
      await finger.tap(sheet.person(names[0]));
      for (const [seat, entry] of seats.entries()) {
        await enterCats(entry);
        await goOn(seat);
      }
    },
    /** Hearts, gems, stars and the points of chapter III, each by the keys. */
    async enterTokens({ seats }: SheetRound): Promise<void> {
      await finger.tap(sheet.person(names[0]));
      for (const { hearts = 0, gems = 0, stars = 0, third = '0' } of seats)
        for (const value of [hearts, gems, stars, third]) await types(String(value));
    },
    /** Tokens by the keys, tricks, and the cards by their pictures. */
    async enterStories({ seats }: SheetRound): Promise<void> {
      const figureOf = (key: number | string) => say(`three-chapters:figure.${key}`);
      await finger.tap(sheet.person(names[0]));
      for (const [seat, { hearts = 0, gems = 0, stars = 0, tricks = 0, cards = [] }] of seats.entries()) {
        for (const value of [hearts, gems, stars]) await types(String(value));
        if (tricks !== 0) await sheet.touches(say('three-chapters:keeper.field.tricks'), Number(tricks));
        for (const key of cards as readonly string[])
          await finger.tap(dialog.getByRole('button', { name: new RegExp(`: ${figureOf(key)} \\(`) }));
        await goOn(seat);
      }
    },
    /** A number a person, round by round. */
    async enterPoints({ seats }: SheetRound): Promise<void> {
      for (const { points } of seats) await types(String(points));
    },
    /** Each field in its own way, person by person. */
    async enterFields(game: string, { common, seats }: SheetRound): Promise<void> {
      const rules = sheetRules[game];
      const enterOf = async (fields: readonly SheetField[], entry: SheetEntry) => {
        for (const field of fields) {
          const value = entry[field.name];
          const label = say(`${game}:keeper.field.${field.name}`);
          if (value === undefined) continue;
          const group = field.group === undefined ? null : say(`${game}:keeper.group.${field.group}`);
          const within = group === null ? dialog : dialog.getByRole('group', { name: group, exact: true });
          if (field.kind === 'choice') await chooses(label, String(value), within);
          else if (field.kind === 'count') await sheet.touches(label, Number(value), within);
          else if (field.kind === 'sum') {
            await finger.tap(dialog.getByRole('textbox', { name: label, exact: true }));
            await types(String(value), false);
          }
        }
      };
      const shared = rules.common({}, seats.length).filter(({ asked }) => asked !== false);
      if (shared.length > 0) {
        await finger.tap(page.getByRole('button', { name: new RegExp(`^${say('keeper.common')}`) }));
        await enterOf(shared, common);
        await sheet.next(names[0]);
      } else await finger.tap(sheet.person(names[0]));
      for (const [seat, entry] of seats.entries()) {
        await enterOf(rules.fields({}, seats.length), entry);
        await goOn(seat);
      }
    },
  };
}
