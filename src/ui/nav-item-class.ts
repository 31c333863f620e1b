import clsx from 'clsx';

/** Class names of a link in the sidebar. */
export function navItemClass({ active }: { active: boolean }): string {
  return clsx(
    'flex min-h-9 items-center gap-2.5 rounded-field px-2.5 font-medium max-md:min-h-11',
    active ? 'bg-primary/12 text-primary' : 'hover:bg-base-content/6',
  );
}
