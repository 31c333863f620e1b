import { useI18nContext } from '@i18n/i18n-react';
import { lazy, useState } from 'react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import type { AgentDetail } from '@/api/generated/schemas/agentDetail.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { shortTextEnMax } from '@/api/generated/schemas/shortText.zod';
import { loadPart } from '@/lib/load-part';
import { useMay } from '@/shared/account/use-may';
import { UnpublishedField } from '@/shared/agent-draft/unpublished';
import type { AgentDraft } from '@/shared/agent-draft/use-agent-draft';
import { AgentAvatar } from '@/shared/agents/agent-avatar';
import { agentName } from '@/shared/agents/agent-name';
import { fitOf } from '@/shared/channels/channel-fit';
import { ChannelFitNote } from '@/shared/channels/channel-fit-note';
import { languageOptions } from '@/shared/forms/language-options';
import { WithTexts } from '@/shared/i18n/with-texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Late } from '@/ui/late';
import { SelectField } from '@/ui/select-field';
import { GreetingShown } from './greeting-shown';
import { LanguagePair } from './language-pair';

const RenameDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./rename-dialog')).RenameDialog })),
);
const AvatarDialog = lazy(() =>
  loadPart(async () => ({ default: (await import('./avatar-dialog')).AvatarDialog })),
);

interface IdentityCardProps {
  agent: AgentDetail;
  content: AgentContent;
  change: AgentDraft['change'];
}

/** Who an agent is: its name and look, which hold at once, and what of its draft a visitor meets first. */
export function IdentityCard({ agent, content, change }: IdentityCardProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.agent.identity;
  const mayEdit = useMay()('edit');
  const [open, setOpen] = useState<'name' | 'avatar'>();
  const close = () => setOpen(undefined);
  return (
    <Card title={t.title()} text={mayEdit ? t.text() : undefined}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <AgentAvatar agent={agent} className="size-16" />
          <div className="min-w-0 grow">
            <p className="text-[0.8125rem] text-quiet">{t.name()}</p>
            <p className="font-medium [overflow-wrap:anywhere]">{agentName(agent, LL)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {!agent.isCreator && (
              <Button variant="secondary" size="sm" onClick={() => setOpen('avatar')}>
                {t.changeAvatar()}
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={() => setOpen('name')}>
              {t.rename()}
            </Button>
          </div>
        </div>
        <UnpublishedField path="language">
          <SelectField
            className="max-w-md"
            label={t.language()}
            hint={t.languageHint()}
            value={content.language}
            options={languageOptions(LL, locale)}
            onChange={(event) => {
              const language = Locale.safeParse(event.target.value);
              if (language.success) change((now) => ({ ...now, language: language.data }));
            }}
          />
        </UnpublishedField>
        <div>
          <GreetingShown botKey={agent.botKey} main={content.language} greeting={content.greeting} />
          <ChannelFitNote channels={content.channels} texts={content.greeting} judge={fitOf} />
        </div>
        <UnpublishedField path="summary">
          <LanguagePair
            label={t.summary()}
            hint={t.summaryHint()}
            maximum={shortTextEnMax}
            main={content.language}
            value={content.summary}
            onChange={(summary) => change((now) => ({ ...now, summary }))}
          />
        </UnpublishedField>
      </div>
      {open === 'name' && (
        <Late>
          <RenameDialog agent={agent} onClose={close} />
        </Late>
      )}
      {open === 'avatar' && (
        <Late>
          <WithTexts nouns={['profile']}>
            <AvatarDialog agent={agent} onClose={close} />
          </WithTexts>
        </Late>
      )}
    </Card>
  );
}
