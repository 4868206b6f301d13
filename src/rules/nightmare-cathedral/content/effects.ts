/** The language that cards, steps, icons and tokens are written in. How each word is carried out: the README, N5 to N9. */

export type Sign = 'eye' | 'candle' | 'bone' | 'root';
export type ActionName = 'develop' | 'summon' | 'fortify' | 'manoeuvre' | 'ritual';

export type Where =
  | 'any' // every area in play
  | 'oneAny' // one area, chosen once; it becomes `here`
  | 'controlled' // areas the seat controls, chosen unit by unit
  | 'oneControlled' // one controlled area, chosen once
  | 'fortress' // areas with an own fortress
  | 'marked'
  | 'present' // areas where the seat is present
  | 'winged' // the area of the own Winged One
  | 'nextToWinged'
  | 'here' // the area of the conflict, of the Nightmare, or the one last chosen
  | 'next'; // areas adjacent to `here`

export type Whom = 'any' | 'own' | 'rival' | 'shadow' | 'most' | 'eachSide';

export type Cost = readonly ['followers', Where, number] | readonly ['cards', number] | readonly ['limbo', number];

export type Effects = readonly Effect[];

export type Effect =
  | readonly ['draw', number] // Development cards
  | readonly ['discard', number] // own choice, never Basic Combat; as many as there are
  | readonly ['upgrade', number | 'all'] // play up to so many upgrades from hand
  | readonly ['books', number, number] // draw from the stage 2 Development deck, keep, shuffle the rest back
  | readonly ['dreams', number, number] // look at the top of the Dream deck, keep, the rest to the bottom
  | readonly ['visions', number, number] // the same from the stage 2 Dream deck; the kept one is above the limit
  | readonly ['produceEach', 'fortress' | 'marked', number] // own fortresses, for the seat; marked areas, for whoever controls each
  | readonly ['produce', Where, number] // own followers in areas that match and are controlled
  | readonly ['addShadow', Where, number]
  | readonly ['removeShadow', Where, number]
  | readonly ['move', number] // movement points: a follower or the Winged One, one area a point
  | readonly ['fly', number | 'anywhere'] // the Winged One only
  | readonly ['convert', Where, number]
  | readonly ['conflict', 'any' | 'here', number]
  | readonly ['conflict', 'any' | 'here', number, 'devourFallen']
  | readonly ['level', 'controlled' | 'fortress' | 'here', number]
  | readonly ['build', readonly number[]] // followers to pay for the 1st, 2nd … level of this effect
  | readonly ['climb', 'any' | 'bonus', number] // free steps: 'any' steps only, or 'any' and bonus steps
  | readonly ['worship', number | 'all'] // paid steps of every kind, either marker
  | readonly ['recall', Where, number] // from Limbo to controlled areas that match
  | readonly ['lose', Where, number] // own followers back to the supply
  | readonly ['command', number]
  | readonly ['roam', number] // the Nightmare moves up to so far
  | readonly ['trail', number, Effects] // the same, and the effects after each area entered
  | readonly ['devour', Whom, number]
  | readonly ['devour', Whom, number, Where]
  | readonly ['perDevoured', 'own' | 'rival', Effects] // once for each unit devoured so far in this command
  | readonly ['owner', Effects] // inside perDevoured: the devoured unit's seat does it
  | readonly ['release', number] // devoured units back to their supplies
  | readonly ['rivals', Effects] // every other seat does it, clockwise
  | readonly ['dreamer'] // this turn's step 7 goes to any Night space
  | readonly ['agreeAny'] // the agree part of any one of the own action cards
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

/** What a seat did, as Dreams ask for it. */
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
  | readonly ['control', number] // areas controlled
  | readonly ['control', number, AreaFilter]
  | readonly ['present', number, AreaFilter] // areas with presence
  | readonly ['eachSymbol', number] // control so many of every symbol
  | readonly ['sameSymbol', number] // control so many of one symbol
  | readonly ['fortresses', number, number] // so many fortresses of at least this level
  | readonly ['levels', number] // own fortress levels on the map
  | readonly ['crowds', number, number, AreaFilter] // so many areas with at least so many own followers
  | readonly ['followers', number] // own followers on the map
  | readonly ['step', number, number] // so many markers on this step or above
  | readonly ['upgrades', number] // upgrades played, the dealt one and covered ones too
  | readonly ['winged', 'rivalFortress'] // the own Winged One stands at a rival's fortress
  | readonly ['shared', number] // areas where a rival seat is present as well
  | readonly ['devouredOwn', number]
  | readonly ['did', Deed, number, 'action' | 'turn']; // in the own action or reaction just ended, or in this turn

export type When = 'any' | 'turnStart' | 'afterAction' | 'turnEnd';
