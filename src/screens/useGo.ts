import { useNavigation, type NavigationProp } from '@react-navigation/native';

import type { Routes } from './routes';

/** Ways to other screens, with what each needs. */
export const useGo = () => useNavigation<NavigationProp<Routes>>();
