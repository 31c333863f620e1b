import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AgentContent } from '@/api/generated/schemas/agentContent.zod';
import { AgentMode } from '@/api/generated/schemas/agentMode.zod';
import { ChannelKind } from '@/api/generated/schemas/channelKind.zod';
import { InstructionKind } from '@/api/generated/schemas/instructionKind.zod';
import { Locale } from '@/api/generated/schemas/locale.zod';
import { textFor } from '@/api/known';
import { humanised } from '@/lib/humanised';
import { scrollByKeyboard } from '@/lib/scroll-by-keyboard';
import { localText } from '@/shared/agent-draft/local-text';
import { writtenLocale } from '@/shared/agent-draft/written-locale';
import { Badge } from '@/ui/badge';

interface AgentPreviewProps {
  name: string;
  content: AgentContent;
  /** A line about what this is. */
  text: string;
  /** The places that were changed last, as paths. */
  marked?: readonly string[];
  /** The places that a proposal would change, as paths. */
  proposed?: readonly string[];
  children?: ReactNode;
}

/** Who answers unless something else is said. */
const USUAL_MODE: AgentMode = 'autopilot';

/** An agent as it stands now; what has just been changed is marked, and what would be. */
export function AgentPreview({
  name,
  content,
  text,
  marked = [],
  proposed = [],
  children,
}: AgentPreviewProps) {
  const { LL, locale } = useI18nContext();
  const t = LL.creator.preview;
  const { instructions, tools, channels, handoff } = content;
  const language = writtenLocale(content.language);
  const markOf = (path: string) => {
    const isIn = (one: string) => one === path || one.startsWith(`${path}.`);
    if (proposed.some(isIn)) return 'proposed';
    return marked.some(isIn) ? 'changed' : undefined;
  };
  /** The main language, and beside it, named, another one where something is new. */
  const shown = (path: string, texts: AgentContent['greeting']) => {
    const others = Locale.options.filter(
      (one) => one !== language && texts[one] !== '' && markOf(`${path}.${one}`),
    );
    const main = { text: localText(texts, language), in: others.length > 0 ? language : undefined };
    return [main, ...others.map((one) => ({ text: texts[one], in: one }))].filter(({ text }) => text !== '');
  };
  const purpose = shown('summary', content.summary);
  const greeting = shown('greeting', content.greeting);
  const missing = [
    purpose.length === 0 && t.purpose(),
    greeting.length === 0 && t.greeting(),
    instructions.length === 0 && t.instructions(),
    tools.length === 0 && t.tools(),
    channels.length === 0 && t.channels(),
  ].filter((part) => part !== false);

  return (
    <section
      aria-label={t.title()}
      ref={scrollByKeyboard}
      className="flex min-w-0 flex-col gap-4 overflow-y-auto rounded-box border border-line bg-base-100 p-4 max-sm:max-h-full"
    >
      <div>
        <h2 className="text-quiet text-xs">{t.title()}</h2>
        <Marked mark={markOf('name')}>
          <p className="font-semibold text-lg [overflow-wrap:anywhere]">{name || t.unnamed()}</p>
        </Marked>
        <p className="text-[0.8125rem] text-quiet">{text}</p>
      </div>
      {children}
      <Part title={t.purpose()} isEmpty={purpose.length === 0}>
        {purpose.map((one) => (
          <Marked key={one.in ?? language} mark={markOf('summary')}>
            <LanguageName of={one.in} />
            <p>{one.text}</p>
          </Marked>
        ))}
      </Part>
      <Part title={t.greeting()} isEmpty={greeting.length === 0}>
        {greeting.map((one) => (
          <Marked key={one.in ?? language} mark={markOf('greeting')}>
            <LanguageName of={one.in} />
            <p className="w-fit rounded-box border border-line bg-base-200 px-3 py-2">{one.text}</p>
          </Marked>
        ))}
      </Part>
      <Part title={t.instructions()} isEmpty={instructions.length === 0}>
        <ol className="flex flex-col gap-2.5">
          {instructions.map(({ blockId, kind, texts, enabled }, index) => (
            <li key={blockId}>
              <Marked mark={markOf(`instructions.${blockId}`)}>
                <p className="flex flex-wrap items-center gap-1.5 text-quiet text-xs">
                  {LL.draft.block({
                    n: index + 1,
                    kind: textFor(InstructionKind, LL.instructions.kinds, kind),
                  })}
                  {!enabled && <Badge>{t.off()}</Badge>}
                </p>
                {shown(`instructions.${blockId}.texts`, texts).map((one) => (
                  <div key={one.in ?? language}>
                    <LanguageName of={one.in} />
                    <p className="whitespace-pre-wrap">{one.text}</p>
                  </div>
                ))}
              </Marked>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t.tools()} isEmpty={tools.length === 0}>
        <MarkedBadges
          badges={tools.map(({ toolkit }) => [`tools.${toolkit}`, humanised(toolkit)])}
          markOf={markOf}
        />
      </Part>
      <Part title={t.channels()} isEmpty={channels.length === 0}>
        <MarkedBadges
          badges={channels.map((one) => [`channels.${one}`, textFor(ChannelKind, LL.agents.channels, one)])}
          markOf={markOf}
        />
      </Part>
      {/* As it begins nobody has said anything of it. */}
      <Part title={t.handoff()} isEmpty={handoff.agentMode === USUAL_MODE && !markOf('handoff.agentMode')}>
        <Marked mark={markOf('handoff.agentMode')}>
          <p>{textFor(AgentMode, LL.draft.modes, handoff.agentMode)}</p>
        </Marked>
      </Part>
      {missing.length > 0 && (
        <p className="text-[0.8125rem] text-quiet">
          {t.notSet({ parts: new Intl.ListFormat(locale).format(missing).toLocaleLowerCase(locale) })}
        </p>
      )}
    </section>
  );
}

/** Of a text that stands beside one in another language. */
function LanguageName({ of }: { of: Locale | undefined }) {
  const { LL } = useI18nContext();
  if (of === undefined) return null;
  return (
    <p className="mt-1.5 font-medium text-quiet text-xs first-letter:uppercase">
      {LL.common.languageNames[of]()}
    </p>
  );
}

function Part({ title, isEmpty, children }: { title: string; isEmpty?: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <div className="flex min-w-0 flex-col gap-1.5 text-[0.8125rem] [overflow-wrap:anywhere]">
      <h3 className="font-medium">{title}</h3>
      {children}
    </div>
  );
}

type Mark = 'changed' | 'proposed' | undefined;

function Marked({ mark, children }: { mark: Mark; children: ReactNode }) {
  const t = useI18nContext().LL.creator.preview;
  return (
    <div
      className={clsx(
        mark && '-ms-2 border-s-2 ps-2',
        mark === 'changed' && 'border-primary',
        mark === 'proposed' && 'border-info',
      )}
    >
      {mark && (
        <p className={clsx('text-xs', mark === 'changed' ? 'text-primary' : 'text-info')}>{t[mark]()}</p>
      )}
      {children}
    </div>
  );
}

interface MarkedBadgesProps {
  /** The path of each, and what it says. */
  badges: readonly (readonly [path: string, text: string])[];
  markOf: (path: string) => Mark;
}

function MarkedBadges({ badges, markOf }: MarkedBadgesProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {badges.map(([path, text]) => (
        <li key={path}>
          <Marked mark={markOf(path)}>
            <Badge>{text}</Badge>
          </Marked>
        </li>
      ))}
    </ul>
  );
}
