import { Text } from '../../theme/Text';

export const ScoreSheet = () => <Text type="label">-</Text>;
