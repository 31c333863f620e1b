import { useI18nContext } from '@i18n/i18n-react';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { buttonClass } from '@/ui/button-class';
import { PageHeader } from '@/ui/page-header';

interface TestsHeaderProps {
  botKey: string;
  agentName: string;
}

/** Whose tests these are, with the ways to that agent and to a chat with it. */
export function TestsHeader({ botKey, agentName }: TestsHeaderProps) {
  const t = useI18nContext().LL.agentTests;
  return (
    <PageHeader
      keepsRow
      title={t.title({ name: agentName })}
      text={<span className="max-sm:hidden">{t.text()}</span>}
      back={
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot"
          params={{ keyBot: botKey }}
          className="hover:underline"
        >
          {t.back()}
        </Link>
      }
      actions={
        <Link
          to="/{-$locale}/dashboard/agents/$keyBot/test-agent"
          params={{ keyBot: botKey }}
          className={buttonClass({ variant: 'secondary' })}
        >
          <MessageCircle size={16} aria-hidden="true" />
          <span className="max-sm:sr-only">{t.chat()}</span>
        </Link>
      }
    />
  );
}
