import { Ground } from '../Ground';

export default function Result() {
  return <Ground />;
}
