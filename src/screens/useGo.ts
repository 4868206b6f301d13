import { useNavigation, type NavigationProp } from '@react-navigation/native';

import type { Routes } from './routes';

/** The navigation, typed with the parameters of every screen. */
export const useGo = () => useNavigation<NavigationProp<Routes>>();
