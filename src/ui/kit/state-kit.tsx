import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Button } from '../button';
import { Card } from '../card';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { Notice } from '../notice';
import { PageSkeleton } from '../page-skeleton';
import { PhaseList } from '../phase-list';
import { ProgressBar } from '../progress-bar';
import { ReferenceLine } from '../reference-line';
import { Stepper } from '../stepper';
import { showToast } from '../toast/toast-queue';
import { KitGroup } from './kit-group';

/** What is said of a thing, and what stands where nothing is or where it went wrong. */
export function StateKit() {
  return (
    <KitGroup title="States">
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
        drawing="agents"
        title="No agents yet"
        text="Build the first one."
        action={<Button>New agent</Button>}
      />
      <ErrorState
        title="The agents did not load"
        text="The server did not answer."
        reference={
          <ReferenceLine
            label="Reference"
            reference="req_12345"
            copyLabel="Copy"
            copiedLabel="Copied"
            supportLabel="Contact support"
            supportAddress="mailto:help@acme.example"
            className="justify-center"
          />
        }
        retryLabel="Try again"
        onRetry={() => showToast({ title: 'Tried again' })}
      />
      <PageSkeleton label="Loading" />
    </KitGroup>
  );
}
