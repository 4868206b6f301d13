import { Ground } from '../Ground';

export default function Play() {
  return <Ground />;
}
