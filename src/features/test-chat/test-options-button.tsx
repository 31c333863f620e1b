import { useI18nContext } from '@i18n/i18n-react';
import { SlidersHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '@/ui/button';
import type { TestAddress } from './test-address';
import type { TestVersion } from './use-test-versions';

interface TestOptionsButtonProps {
  ref: Ref<HTMLButtonElement>;
  version: TestVersion;
  against: TestVersion | undefined;
  at: TestAddress;
  onClick: () => void;
}

/** Opens the options on a phone, and says what is chosen. */
export function TestOptionsButton({ ref, version, against, at, onClick }: TestOptionsButtonProps) {
  const { LL } = useI18nContext();
  const t = LL.testAgent;
  const chosen = [
    against ? `${version.label} / ${against.label}` : version.label,
    at.look && LL.shell.facts.channelKinds[at.look](),
    at.situation && t.situation.options[at.situation](),
  ];
  return (
    <Button
      ref={ref}
      variant="secondary"
      className="min-w-0 max-w-full grow justify-start"
      icon={<SlidersHorizontal size={16} aria-hidden="true" className="shrink-0" />}
      onClick={onClick}
    >
      <span className="sr-only">{t.toolbar()}</span>{' '}
      <span className="truncate">{chosen.filter(Boolean).join(' · ')}</span>
    </Button>
  );
}
