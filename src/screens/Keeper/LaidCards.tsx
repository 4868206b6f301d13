import { listOwnCards, OWN_CARDS_OF, withOwnCards } from '../../keeper/ownCards';
import type { OpenSheet } from '../../keeper/types';
import { wayOf, type SheetEntry, type SheetField, type Value } from '../../rules/kernel/sheet';
import { useFormatPhrase } from '../../words/useWords';
import { useDevice } from '../device';
import { findOpenFace } from '../useFace';

import { CardsField, type CardChoice } from './CardsField';
import { PictureCards } from './PictureCards';
import { valueName } from './sheetWords';
import { useSheetState } from './useSheetState';

interface LaidCardsProps {
  readonly sheet: OpenSheet;
  readonly field: SheetField & { readonly kind: 'cards' };
  readonly label: string;
  readonly value: Value | undefined;
  readonly round: number;
  readonly seat: number;
  readonly change: (value: Value | null) => void;
}

const HUNGRY = 'hungry';

const cardsIn = (entry: SheetEntry | undefined, name: string): readonly (number | string)[] => {
  const found = entry?.[name];
  return Array.isArray(found) ? (found as readonly (number | string)[]) : [];
};

/** Cards before a person: as pictures where the game has small ones, by name elsewhere. */
export function LaidCards({ sheet, field, label, value, round, seat, change }: LaidCardsProps) {
  const formatPhrase = useFormatPhrase();
  const { choices } = useDevice();
  const { seats, common } = useSheetState(sheet).rounds[round];
  const { rules } = sheet.form;
  const cards = findOpenFace(rules.id)?.sheetCards;
  const way = wayOf(rules, { common, seats });
  const laid = Array.isArray(value) ? (value as readonly (number | string)[]) : [];
  const ownerOf = (card: number | string) =>
    field.only ? seats.findIndex((entry, at) => at !== seat && cardsIn(entry, field.name).includes(card)) : -1;
  const of = field.of.map((card): CardChoice => {
    const owner = sheet.players[ownerOf(card)];
    return {
      value: card,
      label: formatPhrase(valueName(sheet, card)),
      ...(owner && { owner: owner.name, mark: owner.mark }),
    };
  });
  if (!cards)
    return <CardsField label={label} most={field.most} each={field.each} value={laid} of={of} change={change} />;

  const enter = (target: number, name: string, list: readonly (number | string)[] | null) =>
    sheet.edit({ type: 'enter', round, seat: target, field: name, value: list });
  const hungryFields = rules.fields(sheet.form.options, sheet.form.seats).find(({ name }) => name === HUNGRY);
  const canHunger = hungryFields?.ways?.includes(way ?? '') ?? false;
  const own = way === 'own' ? listOwnCards(choices.get()) : [];
  const unread = rules.id === OWN_CARDS_OF ? withOwnCards(own).filter(({ ours }) => ours.length > 0) : [];
  const takeOver = (card: string) => {
    const owner = ownerOf(card);
    for (const name of [field.name, ...(canHunger ? [HUNGRY] : [])]) {
      const rest = cardsIn(seats[owner], name).filter((one) => one !== card);
      if (rest.length < cardsIn(seats[owner], name).length) enter(owner, name, rest.length === 0 ? null : rest);
    }
    if (laid.length < field.most) change([...laid, card]);
  };
  return (
    <PictureCards
      game={rules.id}
      label={label}
      cards={cards}
      of={of}
      most={field.most}
      value={laid}
      change={change}
      met={seats.flatMap((entry) => cardsIn(entry, field.name).map(String))}
      hungry={cardsIn(seats[seat], HUNGRY)}
      changeHungry={canHunger ? (list) => enter(seat, HUNGRY, list) : undefined}
      takeOver={takeOver}
      isOurs={(card) => unread.some(({ key }) => key === card)}
    />
  );
}
