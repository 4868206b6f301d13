import * as course from '../../src/match/course';

import { layOut, openAt } from './atTable';
import { bot, deviceWith, ola, playSen } from './renderApp';

test('a match is opened once, while the code of its game is still on its way', async () => {
  const stores = deviceWith({ language: 'en', speed: 'off' });
  const id = playSen(stores, [ola, bot], 2);
  const opened = jest.spyOn(course, 'openCourse');
  await openAt(stores, `play/${id}`);
  await layOut();
  expect(opened).toHaveBeenCalledTimes(1);
});
