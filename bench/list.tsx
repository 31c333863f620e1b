import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Frame } from './frame';
import { type Agent, account, agents } from './list-early';
import { mount } from './mount';
import { Windowed } from './windowed';

const ROW_PX = 76;
const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** What a row of the product shows, without anything behind it. */
function Row({ agent: { botKey, name, status, summary, channels, tags, updatedAt } }: { agent: Agent }) {
  return (
    <div className="row">
      <input type="checkbox" aria-label={name} />
      <svg width="40" height="40" aria-hidden="true">
        <circle cx="20" cy="20" r="19" />
      </svg>
      <div>
        <a href={`#${botKey}`}>{name}</a>
        <span>{tags[0]}</span>
        <p>{summary.en}</p>
      </div>
      <span>{status}</span>
      <ul>
        {channels.map((channel) => (
          <li key={channel}>{channel}</li>
        ))}
      </ul>
      <time dateTime={updatedAt}>{DATE.format(new Date(updatedAt))}</time>
      <button type="button" aria-label={`Actions for ${name}`}>
        …
      </button>
    </div>
  );
}

function Agents() {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const { data: known } = useQuery({ queryKey: ['account'], queryFn: () => account });
  const { data } = useQuery({ queryKey: ['agents'], queryFn: () => agents });
  if (!known || !data) return <p>…</p>;
  const found = data.items.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
  return (
    <>
      <h1>Agents</h1>
      <input
        type="search"
        aria-label="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>{data.total} agents</p>
      <Windowed box={box} count={found.length} rowPx={ROW_PX}>
        {(index) => {
          const agent = found[index];
          return agent && <Row key={agent.botKey} agent={agent} />;
        }}
      </Windowed>
    </>
  );
}

mount(() => (
  <Frame>
    <Agents />
  </Frame>
));
