import { Ground } from '../Ground';

export default function Rules() {
  return <Ground />;
}
