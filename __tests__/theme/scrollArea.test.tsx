import { fireEvent, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';

import { ScrollArea } from '../../src/theme/ScrollArea';
import { Text } from '../../src/theme/Text';

test('what scrolls fades out at its foot as long as there is more below', () => {
  render(
    <ScrollArea>
      <Text>Long</Text>
    </ScrollArea>,
  );
  const area = screen.UNSAFE_getByType(ScrollView);
  const hasMore = () => screen.queryByTestId('more-below', { includeHiddenElements: true }) !== null;
  fireEvent(area, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 300, height: 200 } } });
  fireEvent(area, 'contentSizeChange', 300, 190);
  expect(hasMore()).toBe(false);
  fireEvent(area, 'contentSizeChange', 300, 500);
  expect(hasMore()).toBe(true);
  fireEvent.scroll(area, { nativeEvent: { contentOffset: { x: 0, y: 300 } } });
  expect(hasMore()).toBe(false);
});
