import {
  Bot,
  ChartColumn,
  Ellipsis,
  House,
  Inbox,
  Pencil,
  Plug,
  Plus,
  Radio,
  Settings,
  Sparkles,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AppShell } from '../app-shell';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Button } from '../button';
import { buttonClass } from '../button-class';
import { Card } from '../card';
import { ChatComposer } from '../chat-composer';
import { type ChatMessage, ChatThread } from '../chat-thread';
import { CheckboxField } from '../checkbox-field';
import { ComboboxField } from '../combobox-field';
import { CommandPalette } from '../command-palette';
import { ConfirmDialog } from '../confirm-dialog';
import { DataTable } from '../data-table';
import { Dialog } from '../dialog';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { IconButton } from '../icon-button';
import { Markdown } from '../markdown';
import { Menu } from '../menu';
import { Meter } from '../meter';
import { navItemClass } from '../nav-item-class';
import { Notice } from '../notice';
import { PageHeader } from '../page-header';
import { PageSkeleton } from '../page-skeleton';
import { PasswordField } from '../password-field';
import { PhaseList } from '../phase-list';
import { Popover } from '../popover';
import { ProgressBar } from '../progress-bar';
import { RadioCards } from '../radio-cards';
import { SelectField } from '../select-field';
import { Stepper } from '../stepper';
import { SwitchField } from '../switch-field';
import { Tabs } from '../tabs';
import { TextAreaField } from '../text-area-field';
import { TextField } from '../text-field';
import { ThemeToggle } from '../theme-toggle';
import { showToast, TOAST_POSITIONS } from '../toast/toast-queue';
import { Toaster } from '../toast/toaster';
import { Tooltip } from '../tooltip';

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

const ZONES = Array.from({ length: 600 }, (_, index) => ({
  value: `zone-${index}`,
  label: index === 0 ? 'México City' : `Zone ${index}`,
  hint: `UTC+${index % 12}`,
}));

const NAV = [
  { label: 'Home', icon: House },
  { label: 'Agents', icon: Bot },
  { label: 'Tools', icon: Plug },
  { label: 'Channels', icon: Radio },
  { label: 'Analytics', icon: ChartColumn },
  { label: 'Settings', icon: Settings },
] as const;

const SAMPLE = `## Opening hours

We are open **Monday to Friday**, see [our page](https://example.com) or \`/hours\`.

1. Morning: 9 to 1
2. Afternoon: 3 to 7

| Day | Hours |
|---|---:|
| Monday | 8 |

<img src=x onerror=alert(1)> [bad](javascript:alert(1)) ![a picture](https://example.com/x.png)

\`\`\`js
const open = tru`;

const MESSAGES: readonly ChatMessage[] = [
  { id: 'm1', author: 'user', authorLabel: 'You', content: 'When are you open?', state: 'complete' },
  {
    id: 'm2',
    author: 'agent',
    authorLabel: 'Agent',
    content: <Markdown text={SAMPLE} />,
    state: 'complete',
    sources: 'Source: Opening hours',
  },
  { id: 'm3', author: 'user', authorLabel: 'You', content: 'And on Sunday?', state: 'complete' },
  {
    id: 'm4',
    author: 'agent',
    authorLabel: 'Agent',
    content: 'We are',
    state: 'stopped',
    note: 'Stopped',
  },
  {
    id: 'm5',
    author: 'agent',
    authorLabel: 'Agent',
    content: 'No answer came.',
    state: 'failed',
    note: 'Failed. Try again.',
  },
  { id: 'm6', author: 'agent', authorLabel: 'Agent', content: '', state: 'streaming' },
];

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}

function ButtonGroup() {
  return (
    <Group title="Buttons">
      {(['md', 'sm'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-2">
          <Button size={size} icon={<Plus size={16} aria-hidden="true" />}>
            Primary
          </Button>
          <Button size={size} variant="secondary">
            Secondary
          </Button>
          <Button size={size} variant="ghost">
            Ghost
          </Button>
          <Button size={size} variant="danger">
            Danger
          </Button>
          <Button size={size} busy>
            Busy
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <a className={buttonClass({ variant: 'secondary', size })} href="#page-title">
            Back to the top
          </a>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="Edit" icon={<Pencil size={16} aria-hidden="true" />} />
        <Tooltip text="Shown on hover and focus">
          <Button variant="secondary">Tooltip</Button>
        </Tooltip>
        <Popover label="More about it" trigger={<Button variant="secondary">Popover</Button>}>
          <p>A small panel.</p>
        </Popover>
        <Menu
          label="Agent actions"
          align="start"
          trigger={<IconButton label="Open agent actions" icon={<Ellipsis size={16} aria-hidden="true" />} />}
          items={[
            {
              id: 'edit',
              label: 'Edit',
              icon: <Pencil size={14} aria-hidden="true" />,
              onSelect: () => showToast({ type: 'info', title: 'Edit' }),
            },
            { id: 'off', label: 'Not now', disabled: true, onSelect: () => undefined },
            'separator',
            {
              id: 'delete',
              label: 'Delete',
              danger: true,
              icon: <Trash2 size={14} aria-hidden="true" />,
              onSelect: () => showToast({ type: 'error', title: 'Deleted' }),
            },
          ]}
        />
      </div>
    </Group>
  );
}

function FieldGroup() {
  const [zone, setZone] = useState('zone-0');
  const [plan, setPlan] = useState('pro');
  return (
    <Group title="Fields">
      <Card title="Company" text="With and without errors">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Company name" hint="As customers know it." placeholder="Acme" />
          <TextField label="Billing email" error="Enter a valid email address" defaultValue="ada@" />
          <TextField label="Budget" trailing={<span className="pe-2 text-quiet">USD</span>} />
          <TextField label="Locked" disabled defaultValue="Nothing to change" />
          <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
          <SelectField
            label="Model"
            placeholder="Choose a model"
            options={[
              { value: 'balanced', label: 'Balanced' },
              { value: 'fast', label: 'Fast' },
            ]}
          />
          <SelectField label="Country" placeholder="Choose a country" error="Choose a country" options={[]} />
          <ComboboxField
            label="Time zone"
            placeholder="Choose a time zone"
            searchPlaceholder="Search time zones"
            emptyText="Nothing found"
            options={ZONES}
            value={zone}
            onChange={setZone}
          />
          <ComboboxField
            label="Region"
            placeholder="Choose a region"
            emptyText="Nothing found"
            error="Choose a region"
            options={ZONES}
            value=""
            onChange={setZone}
          />
          <TextAreaField
            className="sm:col-span-2"
            label="Brand voice"
            hint="How your agents should sound."
            counter="12 / 400"
          />
          <CheckboxField label="I accept the terms" error="Accept the terms to go on" />
          <CheckboxField label="Send me news" hint="Once a month." defaultChecked />
          <SwitchField label="Answer at night" />
          <SwitchField label="Allow agents to change the mode" hint="At once." defaultChecked />
        </div>
      </Card>
      <RadioCards
        legend="Plan"
        name="plan"
        columns={2}
        value={plan}
        onChange={setPlan}
        options={[
          { value: 'free', title: 'Free', text: 'One agent', details: <p>Nothing charged.</p> },
          { value: 'pro', title: 'Pro', text: 'Ten agents', badge: <Badge tone="info">Popular</Badge> },
        ]}
      />
    </Group>
  );
}

function StateGroup() {
  return (
    <Group title="States">
      <div className="flex flex-wrap gap-2">
        {(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Avatar name="Ada Lovelace" />
      </div>
      <Notice title="Trial">9 days left, 1 of 1 agents used.</Notice>
      <Notice tone="success">All agents answer.</Notice>
      <Notice
        tone="warning"
        title="A tool is expired"
        action={
          <Button size="sm" variant="secondary">
            Connect again
          </Button>
        }
      >
        Calendar asks for your consent.
      </Notice>
      <Notice tone="error">The payment failed.</Notice>
      <Card>
        <div className="flex flex-col gap-4">
          <p id="kit-progress">Uploading me.png</p>
          <ProgressBar labelledBy="kit-progress" value={40} max={100} text="40%, 2 MB of 5 MB" />
          <Meter label="Agents" value={3} max={10} text="3 of 10" />
          <Meter label="Messages" value={85} max={100} text="85 of 100" />
          <Meter label="Seats" value={2} max={2} text="2 of 2" />
        </div>
      </Card>
      <Card>
        <Stepper
          label="Progress"
          steps={[
            { id: '1', label: 'Company', state: 'done', stateLabel: 'Done' },
            { id: '2', label: 'Plan', state: 'done', stateLabel: 'Done' },
            { id: '3', label: 'Free trial', state: 'current', stateLabel: 'Current step' },
            { id: '4', label: 'Payment', state: 'todo', stateLabel: 'To do' },
            { id: '5', label: 'Channels', state: 'todo', stateLabel: 'To do' },
          ]}
        />
      </Card>
      <Card>
        <PhaseList
          progress={0.5}
          progressLabel="Setting up"
          phases={[
            { id: '1', label: 'Account', state: 'done', stateLabel: 'Done' },
            { id: '2', label: 'Subscription', state: 'running', stateLabel: 'Running' },
            { id: '3', label: 'First agent', state: 'failed', stateLabel: 'Failed' },
            { id: '4', label: 'Channels', state: 'waiting', stateLabel: 'Waiting' },
          ]}
        />
      </Card>
      <EmptyState
        icon={<Inbox size={20} />}
        title="No agents yet"
        text="Build the first one."
        action={<Button>New agent</Button>}
      />
      <ErrorState
        title="The agents did not load"
        text="The server did not answer."
        reference="req_12345"
        referenceLabel="Reference"
        copyLabel="Copy"
        copiedLabel="Copied"
        retryLabel="Try again"
        onRetry={() => showToast({ title: 'Tried again' })}
      />
      <PageSkeleton label="Loading" />
    </Group>
  );
}

function TableGroup() {
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');
  const sorted = AGENTS.toSorted((a, b) => a.name.localeCompare(b.name) * (direction === 'asc' ? 1 : -1));
  return (
    <Group title="Table">
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
    </Group>
  );
}

function LayerGroup() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'palette' | undefined>();
  const close = () => setOpen(undefined);
  const command = (label: string) => ({
    id: label,
    label,
    onSelect: () => {
      showToast({ type: 'info', title: label });
    },
  });
  return (
    <Group title="Layers">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Open confirmation
        </Button>
        <Button variant="secondary" onClick={() => setOpen('palette')}>
          Open palette
        </Button>
        {(['success', 'info', 'warning', 'error'] as const).map((type) => (
          <Button
            key={type}
            variant="secondary"
            onClick={() =>
              showToast({
                type,
                title: `A ${type} toast`,
                text: 'It leaves by itself.',
                action: { label: 'Undo', onClick: () => showToast({ title: 'Undone' }) },
              })
            }
          >
            Toast {type}
          </Button>
        ))}
        {TOAST_POSITIONS.map((position) => (
          <Button
            key={position}
            variant="ghost"
            size="sm"
            onClick={() => showToast({ title: position, position })}
          >
            {position}
          </Button>
        ))}
      </div>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="New agent"
        description="Name it and choose how it thinks."
        closeLabel="Close"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Create</Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <TextField label="Name" error="Enter a name" />
          <SelectField label="Model" options={[{ value: 'balanced', label: 'Balanced' }]} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete this agent?"
        description="Its conversations stay."
        confirmLabel="Delete"
        cancelLabel="Keep"
        danger
        onConfirm={close}
      />
      <CommandPalette
        open={open === 'palette'}
        onOpenChange={close}
        label="Commands"
        placeholder="Search pages and actions"
        emptyText="Nothing found"
        closeLabel="Close"
        groups={[
          { heading: 'Pages', items: [command('Home'), command('Agents'), command('Analytics')] },
          { heading: 'Countries', items: [command('Argentina'), command('Nicaragua'), command('México')] },
        ]}
      />
    </Group>
  );
}

function ChatGroup() {
  const [draft, setDraft] = useState('');
  return (
    <Group title="Chat">
      <div className="rounded-box border border-line">
        <ChatThread
          label="Conversation"
          messages={MESSAGES}
          emptyState={<p className="text-quiet">Say hello.</p>}
          jumpLabel="Newest message"
          className="h-96"
        />
        <div className="border-line border-t p-4">
          <ChatComposer
            label="Message"
            placeholder="Write a message"
            value={draft}
            onChange={setDraft}
            onSend={() => setDraft('')}
            onStop={() => undefined}
            streaming={false}
            sendLabel="Send"
            stopLabel="Stop"
            hint="Enter sends, Shift and Enter start a line."
          />
        </div>
      </div>
    </Group>
  );
}

function TabGroup() {
  const [tab, setTab] = useState('agents');
  return (
    <Tabs
      label="Parts"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'agents', label: 'Agents', content: <TableGroup /> },
        { value: 'company', label: 'Company', content: <p>Company</p> },
        { value: 'usage', label: 'Usage', content: <p>Usage</p> },
      ]}
    />
  );
}

/** Every component in all its states; in mock builds only, the one page of ui with texts of its own. */
export function KitPage() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <>
      <AppShell
        brand={
          <span className="flex items-center gap-2.5 font-semibold text-base">
            <span className="grid size-7 place-items-center rounded-field bg-primary text-primary-content">
              <Sparkles size={16} aria-hidden="true" />
            </span>
            Agent Studio
          </span>
        }
        nav={NAV.map(({ label, icon: Icon }) => (
          <a
            key={label}
            href="#page-title"
            className={navItemClass({ active: label === 'Agents' })}
            aria-current={label === 'Agents' ? 'page' : undefined}
          >
            <Icon size={16} aria-hidden="true" />
            {label}
          </a>
        ))}
        sidebarFooter={
          <div className="flex flex-col gap-2 rounded-box border border-line bg-base-100 p-4">
            <p className="font-medium">Free trial</p>
            <p className="text-quiet text-xs">9 days left, 1 of 1 agents used.</p>
            <Button size="sm" block>
              Upgrade
            </Button>
          </div>
        }
        topBar={
          <>
            <ThemeToggle
              label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
              value={theme}
              onChange={(next) => {
                setTheme(next);
                document.documentElement.dataset.theme = next;
              }}
            />
            <Avatar name="Ada Lovelace" />
          </>
        }
        skipLabel="Skip to content"
        menuLabel="Open menu"
        closeLabel="Close"
        navLabel="Main"
      >
        <PageHeader
          title="Agents"
          text="Build, test and watch your virtual agents."
          actions={<Button icon={<Plus size={16} aria-hidden="true" />}>New agent</Button>}
        />
        <div className="flex flex-col gap-10">
          <TabGroup />
          <ButtonGroup />
          <FieldGroup />
          <StateGroup />
          <LayerGroup />
          <ChatGroup />
        </div>
      </AppShell>
      <Toaster regionLabel="Notifications" closeLabel="Dismiss" />
    </>
  );
}
