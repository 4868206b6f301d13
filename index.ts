import { registerRootComponent } from 'expo';

import { App } from './App';
import { whenStoresAreReady } from './src/storage/deviceStores';

whenStoresAreReady(() => registerRootComponent(App));
