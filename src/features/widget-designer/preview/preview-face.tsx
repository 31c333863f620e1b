import clsx from 'clsx';
import { useState } from 'react';
import { pictureAddress } from '@/api/file-origins';
import type { Locale } from '@/api/generated/schemas/locale.zod';
import type { WidgetSettings } from '../settings';
import { usualTexts } from './usual-texts';

interface PreviewFaceProps {
  settings: WidgetSettings;
  language: Locale;
  className?: string | undefined;
}

/** The face of the widget: its picture where it may be shown here, else the first letters of its title. */
export function PreviewFace({ settings, language, className = 'size-8 text-xs' }: PreviewFaceProps) {
  const [broken, setBroken] = useState<string>();
  const title = settings.texts[language].title.trim() || usualTexts[language].title;
  const address = settings.theme.imageUrl.trim();
  const picture = address === '' || address === broken ? undefined : pictureAddress(address);
  return (
    <span
      aria-hidden="true"
      data-initials={picture ? undefined : title.slice(0, 2).toLocaleUpperCase()}
      className={clsx(
        'grid shrink-0 place-items-center overflow-hidden rounded-[28%] border border-(--w-edge) bg-(--w-accent) font-semibold text-(--w-on-accent) before:content-[attr(data-initials)]',
        className,
      )}
    >
      {picture !== undefined && (
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(address)}
        />
      )}
    </span>
  );
}
