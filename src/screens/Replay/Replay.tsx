import { Ground } from '../Ground';

export default function Replay() {
  return <Ground />;
}
