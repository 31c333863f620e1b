import { useI18nContext } from '@i18n/i18n-react';
import clsx from 'clsx';
import { Camera } from 'lucide-react';
import type { ChangeEvent, Ref } from 'react';
import { buttonClass } from '@/ui/button-class';

interface PictureInputProps {
  ref: Ref<HTMLInputElement>;
  /** There is a picture already, to be replaced. */
  replaces?: boolean;
  /** What the button says instead, where what it is for stands beside it. */
  label?: string;
  /** The id of the text that says which pictures are taken. */
  describedBy: string;
  onChoose: (files: readonly File[]) => void;
}

const TYPES = 'image/png,image/jpeg,image/webp';

/** The button that opens the device's own file picker. */
export function PictureInput({ ref, replaces = false, label, describedBy, onChoose }: PictureInputProps) {
  const t = useI18nContext().LL.profile;

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can then be chosen again.
    target.value = '';
    if (files.length > 0) onChoose(files);
  };

  return (
    <label
      className={clsx(
        buttonClass({ variant: 'secondary' }),
        'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
      )}
    >
      <Camera size={16} aria-hidden="true" />
      <input
        ref={ref}
        type="file"
        accept={TYPES}
        className="sr-only"
        aria-describedby={describedBy}
        onChange={take}
      />
      {label ?? (replaces ? t.change() : t.choose())}
    </label>
  );
}
