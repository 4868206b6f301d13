// Before the app, which takes long to load.
import './src/storage/openEarly';

import { registerRootComponent } from 'expo';

import { App } from './App';
import { whenStoresAreReady } from './src/storage/deviceStores';

whenStoresAreReady(() => registerRootComponent(App));
