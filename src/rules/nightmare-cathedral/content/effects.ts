/**
 * The language in which cards, steps, icons and tokens are written. The README says in N5 to N9 how each word is
 * carried out.
 */

export type Sign = 'eye' | 'candle' | 'bone' | 'root';
export type ActionName = 'develop' | 'summon' | 'fortify' | 'manoeuvre' | 'ritual';

export type Where =
  | 'any' // every area in play
  | 'oneAny' // one area that is chosen once; it becomes `here`
  | 'controlled' // areas that the seat controls, chosen unit by unit
  | 'oneControlled' // one controlled area that is chosen once
  | 'fortress' // areas with a fortress of the seat
  | 'marked'
  | 'present' // areas where the seat is present
  | 'winged' // the area of the seat's Winged One
  | 'nextToWinged'
  | 'here' // the area of the conflict or of the Nightmare, or the one that was chosen last
  | 'next'; // areas adjacent to `here`

export type Whom = 'any' | 'own' | 'rival' | 'shadow' | 'most' | 'eachSide';

export type Cost = readonly ['followers', Where, number] | readonly ['cards', number] | readonly ['limbo', number];

export type Effects = readonly Effect[];

export type Effect =
  | readonly ['draw', number] // draw Development cards
  // discard cards of the seat's choice, never Basic Combat; if there are fewer, all of them
  | readonly ['discard', number]
  | readonly ['upgrade', number | 'all'] // play up to so many upgrades from the hand
  // draw so many from the stage 2 Development deck, keep some, shuffle the rest back
  | readonly ['books', number, number]
  // look at so many on top of the Dream deck, keep some, put the rest at the bottom
  | readonly ['dreams', number, number]
  // the same with the stage 2 Dream deck; the kept Dream does not count towards the limit
  | readonly ['visions', number, number]
  // the seat's fortresses produce for it; marked areas produce for the side that controls each
  | readonly ['produceEach', 'fortress' | 'marked', number]
  | readonly ['produce', Where, number] // the seat's followers come to matching areas that it controls
  | readonly ['addShadow', Where, number]
  | readonly ['removeShadow', Where, number]
  | readonly ['move', number] // movement points: a follower or the Winged One moves one area for each point
  | readonly ['fly', number | 'anywhere'] // only the Winged One moves
  | readonly ['convert', Where, number]
  | readonly ['conflict', 'any' | 'here', number]
  | readonly ['conflict', 'any' | 'here', number, 'devourFallen']
  | readonly ['level', 'controlled' | 'fortress' | 'here', number]
  | readonly ['build', readonly number[]] // how many followers the 1st, 2nd … level of this effect costs
  // free steps: with 'any' only steps of that kind, with 'bonus' also bonus steps
  | readonly ['climb', 'any' | 'bonus', number]
  | readonly ['worship', number | 'all'] // paid steps of every kind, with either marker
  | readonly ['recall', Where, number] // followers return from Limbo to matching areas that the seat controls
  | readonly ['lose', Where, number] // the seat's followers go back to the supply
  | readonly ['command', number]
  | readonly ['roam', number] // the Nightmare moves up to so many areas
  | readonly ['trail', number, Effects] // the same, with these effects after each area that is entered
  | readonly ['devour', Whom, number]
  | readonly ['devour', Whom, number, Where]
  // the effects happen once for each unit devoured so far in this command
  | readonly ['perDevoured', 'own' | 'rival', Effects]
  | readonly ['owner', Effects] // inside perDevoured: the seat of the devoured unit carries them out
  | readonly ['release', number] // devoured units go back to their supplies
  | readonly ['rivals', Effects] // every other seat carries them out, clockwise
  | readonly ['dreamer'] // in step 7 of this turn the Dreamer may go to any Night space
  | readonly ['agreeAny'] // the agree part of any one of the seat's action cards
  | readonly ['choose', readonly Effects[]]
  | readonly ['may', Effects]
  | readonly ['pay', Cost, Effects];

export type Word = Effect[0];

/** What a Combat card does in a conflict besides its icons. */
export type Battle =
  | readonly ['bonus', 'attack' | 'defence', number, 'fortress' | 'vsShadows' | 'fewer']
  | readonly ['devourFallen']
  | readonly ['onWin', Effects]
  | readonly ['onLoss', Effects]
  | readonly ['after', Effects];

export type AreaFilter = Sign | 'cathedral' | 'marked' | 'nightmare' | 'all';

/** What a seat did, as far as Dreams ask for it. */
export type Deed =
  | 'built'
  | 'won'
  | 'wonSeat'
  | 'slain'
  | 'slainShadows'
  | 'convertedRival'
  | 'produced'
  | 'climbed'
  | 'commanded'
  | 'devoured';

export type Condition =
  | readonly ['control', number] // controls so many areas
  | readonly ['control', number, AreaFilter]
  | readonly ['present', number, AreaFilter] // is present in so many areas
  | readonly ['eachSymbol', number] // controls so many areas of every symbol
  | readonly ['sameSymbol', number] // controls so many areas of one symbol
  | readonly ['fortresses', number, number] // has so many fortresses of at least this level
  | readonly ['levels', number] // has so many fortress levels on the map
  | readonly ['crowds', number, number, AreaFilter] // has at least so many followers in each of so many areas
  | readonly ['followers', number] // has so many followers on the map
  | readonly ['step', number, number] // has so many markers on this step or above
  | readonly ['upgrades', number] // has played so many upgrades; the one dealt at set-up and covered ones count
  | readonly ['winged', 'rivalFortress'] // the seat's Winged One stands at a rival's fortress
  | readonly ['shared', number] // is present in so many areas where a rival seat is present, too
  | readonly ['devouredOwn', number]
  // did it so often in its action or reaction that has just ended, or in this turn
  | readonly ['did', Deed, number, 'action' | 'turn'];

export type When = 'any' | 'turnStart' | 'afterAction' | 'turnEnd';
