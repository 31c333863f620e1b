import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge';
import { DataTable } from '../data-table';
import { IconButton } from '../icon-button';
import { KitGroup } from './kit-group';

interface Agent {
  id: string;
  name: string;
  channel: string;
  status: 'live' | 'draft' | 'paused';
  conversations: string;
}

const AGENTS: readonly Agent[] = [
  { id: '1', name: 'Sales concierge', channel: 'Web chat', status: 'draft', conversations: '2,251' },
  { id: '2', name: 'Order tracker', channel: 'Messenger', status: 'paused', conversations: '8,470' },
  { id: '3', name: 'Onboarding guide', channel: 'WhatsApp', status: 'live', conversations: '701' },
];

const STATUS_TONE = { live: 'success', draft: 'neutral', paused: 'warning' } as const;

/** A table that is sorted by its columns. */
export function TableKit() {
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');
  const sorted = AGENTS.toSorted((a, b) => a.name.localeCompare(b.name) * (direction === 'asc' ? 1 : -1));
  return (
    <KitGroup title="Table">
      <DataTable
        caption="Agents"
        rows={sorted}
        rowKey={(row) => row.id}
        sort={{ column: 'name', direction }}
        onSort={() => setDirection(direction === 'asc' ? 'desc' : 'asc')}
        columns={[
          {
            id: 'name',
            header: 'Agent',
            sortable: true,
            cell: (row) => (
              <>
                <p className="font-medium">{row.name}</p>
                <p className="text-[0.8125rem] text-quiet">{row.channel}</p>
              </>
            ),
          },
          {
            id: 'status',
            header: 'Status',
            sortable: true,
            cell: (row) => <Badge tone={STATUS_TONE[row.status]}>{row.status}</Badge>,
          },
          { id: 'conversations', header: 'Conversations', cell: (row) => row.conversations },
          {
            id: 'actions',
            header: 'Actions',
            headerHidden: true,
            className: 'text-end',
            cell: (row) => (
              <IconButton label={`Actions of ${row.name}`} icon={<Ellipsis size={16} aria-hidden="true" />} />
            ),
          },
        ]}
      />
    </KitGroup>
  );
}
