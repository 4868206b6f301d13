import { Ground } from '../Ground';

export default function Lesson() {
  return <Ground />;
}
