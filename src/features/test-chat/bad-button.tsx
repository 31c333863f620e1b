import { useI18nContext } from '@i18n/i18n-react';
import { ThumbsDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '@/ui/icon-button';
import { PRESSED_CLASS } from './pressed-class';

interface BadButtonProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'icon' | 'className'> {
  pressed: boolean;
}

/** The thumb that points down; there before the question why has arrived. */
export function BadButton({ pressed, ...rest }: BadButtonProps) {
  const t = useI18nContext().LL.testAgent.answer;
  return (
    <IconButton
      {...rest}
      label={t.bad()}
      icon={<ThumbsDown size={14} aria-hidden="true" />}
      className={PRESSED_CLASS}
      aria-pressed={pressed}
    />
  );
}
