import { useState } from 'react';
import { Tabs } from '../tabs';
import { TableKit } from './table-kit';

/** Tabs, the table in the first of them. */
export function TabKit() {
  const [tab, setTab] = useState('agents');
  return (
    <Tabs
      label="Parts"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'agents', label: 'Agents', content: <TableKit /> },
        { value: 'company', label: 'Company', content: <p>Company</p> },
        { value: 'usage', label: 'Usage', content: <p>Usage</p> },
      ]}
    />
  );
}
