import { Plus } from 'lucide-react';
import { Button } from '../button';
import { PageHeader } from '../page-header';
import { Toaster } from '../toast/toaster';
import { ButtonKit } from './button-kit';
import { ChatKit } from './chat-kit';
import { FieldKit } from './field-kit';
import { KitShell } from './kit-shell';
import { LayerKit } from './layer-kit';
import { StateKit } from './state-kit';
import { TabKit } from './tab-kit';

/** Every component in all its states; in mock builds only, the one page of ui with texts of its own. */
export function KitPage() {
  return (
    <>
      <KitShell>
        <PageHeader
          title="Agents"
          text="Build, test and watch your virtual agents."
          actions={<Button icon={<Plus size={16} aria-hidden="true" />}>New agent</Button>}
        />
        <div className="flex flex-col gap-10">
          <TabKit />
          <ButtonKit />
          <FieldKit />
          <StateKit />
          <LayerKit />
          <ChatKit />
        </div>
      </KitShell>
      <Toaster regionLabel="Notifications" closeLabel="Dismiss" />
    </>
  );
}
