import { useState } from 'react';

interface AvatarProps {
  name: string;
  imageUrl?: string | null | undefined;
  className?: string | undefined;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/** A person's picture, or initials when there is none or it does not come; decoration, the name stands elsewhere. */
export function Avatar({ name, imageUrl, className = 'size-8 text-xs' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>();
  const picture = imageUrl && imageUrl !== broken ? imageUrl : undefined;
  return (
    <span
      aria-hidden="true"
      // Drawn, not written: a button's name need not contain them.
      data-initials={picture ? undefined : initialsOf(name)}
      className={`inline-grid shrink-0 align-middle place-items-center overflow-hidden rounded-full bg-base-content/12 font-semibold text-base-content before:content-[attr(data-initials)] ${className}`}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(picture)}
        />
      )}
    </span>
  );
}
