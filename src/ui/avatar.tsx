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

/** A person's picture or initials; decoration, the name stands beside it or in the button. */
export function Avatar({ name, imageUrl, className = 'size-8' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      // Drawn, not written: a button's name need not contain them.
      data-initials={imageUrl ? undefined : initialsOf(name)}
      className={`inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-base-content/12 font-semibold text-base-content text-xs before:content-[attr(data-initials)] ${className}`}
    >
      {imageUrl && (
        <img src={imageUrl} alt="" referrerPolicy="no-referrer" className="size-full object-cover" />
      )}
    </span>
  );
}
