import { useQuery } from '@tanstack/react-query';
import { me } from './home-early';
import { mount } from './mount';

mount(function Home() {
  const { data } = useQuery({ queryKey: ['me'], queryFn: () => me });
  return data ? <h1>Welcome, {data.user.name}!</h1> : <p>…</p>;
});
