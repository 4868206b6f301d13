// Before the app, which takes long to load.
import './src/storage/openEarly';

import { registerRootComponent } from 'expo';

import { App } from './App';
import { callWhenReady } from './src/storage/deviceStores';

callWhenReady(() => registerRootComponent(App));
