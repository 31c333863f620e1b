import { useI18nContext } from '@i18n/i18n-react';
import { ClipboardPaste, Plus } from 'lucide-react';
import { Button } from '@/ui/button';

interface AddTestButtonsProps {
  /** There are none yet: adding one is what to do here. */
  first: boolean;
  onAdd: (how: 'new' | 'paste') => void;
}

/** The two ways to more tests: one typed, or many pasted. */
export function AddTestButtons({ first, onAdd }: AddTestButtonsProps) {
  const t = useI18nContext().LL.agentTests;
  return (
    <>
      <Button
        variant={first ? 'primary' : 'secondary'}
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => onAdd('new')}
      >
        {t.add()}
      </Button>
      <Button
        variant="secondary"
        icon={<ClipboardPaste size={16} aria-hidden="true" />}
        onClick={() => onAdd('paste')}
      >
        {t.paste()}
      </Button>
    </>
  );
}
