import { useEffect, useState } from 'react';
import { cancelAnimation, Easing, makeMutable, withDelay, withTiming, type SharedValue } from 'react-native-reanimated';

import { interpolatePose, NO_POSE, continuePose, type Pose } from './pose';

/** The way a card is on. */
export interface Leg {
  /** The card that the slot was set for: a card that has just been drawn does not lie where the last one of its view number came to lie. */
  readonly since: number;
  readonly from: Pose;
  readonly to: Pose;
  readonly isStill: boolean;
}

/** What moves a card, one for each view number: how far it has come on its leg. */
export interface Slot {
  readonly progress: SharedValue<number>;
  readonly leg: SharedValue<Leg>;
}

const emptySlot = (): Slot => ({
  progress: makeMutable(1),
  leg: makeMutable<Leg>({ since: -1, from: NO_POSE, to: NO_POSE, isStill: false }),
});

export function getCurrentPose(slot: Slot): Pose {
  'worklet';
  const { from, to, isStill } = slot.leg.get();
  return interpolatePose(from, to, slot.progress.get(), isStill);
}

/** The same for a card as it was drawn at `since`, which begins at `first`: it is painted before the UI thread hears of it. */
export function getPoseOfCard(slot: Slot, since: number, first: Pose): Pose {
  'worklet';
  return slot.leg.get().since === since ? getCurrentPose(slot) : first;
}

/** A new leg begins where the card is at this moment, so that a flight can be cut at any time. */
export function flySlot(
  slot: Slot,
  to: Pose,
  delay: number,
  time: number,
  isStill: boolean,
  start: Pose | null = null,
  since: number = slot.leg.get().since,
): void {
  'worklet';
  const from = start ?? getCurrentPose(slot);
  slot.progress.set(time > 0 ? 0 : 1); // stops the flight under way
  slot.leg.set({ since, from, to, isStill });
  if (time > 0) slot.progress.set(withDelay(delay, withTiming(1, { duration: time, easing: Easing.linear })));
}

/** The flight under way goes on from where the card is, in the time that it has left, and ends elsewhere. */
export function aimSlot(slot: Slot, to: Pose): void {
  'worklet';
  const { since, from, to: old, isStill } = slot.leg.get();
  const part = slot.progress.get();
  slot.leg.set({ since, from: isStill || part >= 1 ? from : continuePose(from, old, to, part), to, isStill });
}

/** Puts a card where it is to be at once, as under a finger. */
export function placeSlot(slot: Slot, to: Pose): void {
  'worklet';
  slot.progress.set(1);
  slot.leg.set({ since: slot.leg.get().since, from: to, to, isStill: false });
}

/** More than most tables need. */
const FIRST = 64;

/** Slots by view number; a fuller table gets more, and keeps those it has. */
function createPool() {
  let slots: readonly Slot[] = [];
  return {
    upTo(count: number): readonly Slot[] {
      if (count > slots.length)
        slots = [...slots, ...Array.from({ length: Math.max(FIRST, count - slots.length) }, emptySlot)];
      return slots;
    },
    stop() {
      for (const slot of slots) cancelAnimation(slot.progress); // nobody else does: they were not made by a hook
    },
  };
}

export function useSlots(count: number): readonly Slot[] {
  const [pool] = useState(createPool);
  useEffect(() => pool.stop, [pool]);
  return pool.upTo(count);
}
