// The address stays as it is: the router keeps its state there.
function keepAddress(link: HTMLAnchorElement | null) {
  const jump = (event: Event) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  link?.addEventListener('click', jump);
  return () => link?.removeEventListener('click', jump);
}

/** The first stop of the keyboard: jumps over the navigation to the content. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="btn btn-primary sr-only focus:not-sr-only focus:fixed! focus:start-2 focus:top-2 focus:z-60 focus:inline-flex! focus:h-9! focus:px-4!"
      ref={keepAddress}
    >
      {label}
    </a>
  );
}
