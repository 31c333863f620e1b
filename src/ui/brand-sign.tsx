/** The product's sign: a bubble with a spark. */
export function BrandSign({ className = 'size-8' }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 fill-primary ${className}`}>
      <rect width="32" height="32" rx="8" />
      <path
        className="fill-primary-content"
        d="M9.5 7h13A4.5 4.5 0 0 1 27 11.5v7a4.5 4.5 0 0 1-4.5 4.5H16l-4.6 3.7A.9.9 0 0 1 10 26v-3h-.5A4.5 4.5 0 0 1 5 18.5v-7A4.5 4.5 0 0 1 9.5 7z"
      />
      <path d="M16 9.2c.7 4 1.8 5.1 5.8 5.8-4 .7-5.1 1.8-5.8 5.8-.7-4-1.8-5.1-5.8-5.8 4-.7 5.1-1.8 5.8-5.8z" />
    </svg>
  );
}
