import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { call } from './call';
import { Windowed } from './windowed';

interface Agent {
  botKey: string;
  name: string;
  status: string;
}

const ROW_PX = 40;

function Agents({ agents }: { agents: readonly Agent[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const found = agents.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
  return (
    <>
      <h1>Agents</h1>
      <input
        type="search"
        aria-label="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Windowed box={box} count={found.length} rowPx={ROW_PX}>
        {(index) => (
          <div key={found[index]?.botKey} className="row">
            {found[index]?.name} · {found[index]?.status}
          </div>
        )}
      </Windowed>
    </>
  );
}

const { items }: { items: Agent[] } = await (await call('/projects?accountId=acc_acme')).json();
const place = document.getElementById('root');
if (place) createRoot(place).render(<Agents agents={items} />);
