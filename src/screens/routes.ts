import type { LinkingOptions, NavigatorScreenParams } from '@react-navigation/native';

import { readAddress, writeAddress } from './addresses';

export type TabRoutes = {
  Home: undefined;
  Keeper: undefined;
  History: undefined;
  Settings: undefined;
};

export type Routes = {
  Tabs: NavigatorScreenParams<TabRoutes> | undefined;
  NewMatch: { game?: string } | undefined;
  Play: { match: number };
  Result: { match: number };
  Replay: { match: number };
  Moment: { match: number; at: number };
  ShareCode: { match: number };
  Code: { code?: string } | undefined;
  ReplayCode: { code: string } | undefined;
  Lesson: { game: string };
  Rules: { game: string; rule?: string };
  NewSheet: { sheet: string };
  Score: { sheet: number };
  OwnCards: undefined;
  Backup: undefined;
  About: undefined;
  Notices: undefined;
  Gallery: { part?: string } | undefined;
  /** Where an address leads that nothing has. */
  Nowhere: undefined;
};

const match = { match: Number };

/** The address of every screen, for links and for the browser's back button. */
export const linking: LinkingOptions<Routes> = {
  prefixes: ['catnap://'],
  getStateFromPath: readAddress,
  getPathFromState: writeAddress,
  config: {
    initialRouteName: 'Tabs',
    screens: {
      Tabs: { screens: { Home: '', Keeper: 'keeper', History: 'history', Settings: 'settings' } },
      NewMatch: 'new/:game?',
      Play: { path: 'play/:match', parse: match },
      Result: { path: 'result/:match', parse: match },
      Replay: { path: 'replay/:match', parse: match },
      Moment: { path: 'result/:match/moment/:at', parse: { ...match, at: Number } },
      ShareCode: { path: 'result/:match/code', parse: match },
      Code: 'code/:code?',
      ReplayCode: 'replay-code/:code?',
      Lesson: 'lesson/:game',
      Rules: 'rules/:game/:rule?',
      NewSheet: 'keeper/new/:sheet',
      Score: { path: 'keeper/:sheet', parse: { sheet: Number } },
      OwnCards: 'own-cards',
      Backup: 'backup',
      About: 'about',
      Notices: 'about/licences',
      Gallery: 'gallery/:part?',
      Nowhere: '*',
    },
  },
};
