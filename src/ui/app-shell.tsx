import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button';
import { SkipLink } from './skip-link';

interface AppShellProps {
  brand: ReactNode;
  /** Links, shown in the sidebar and in the drawer of a phone. */
  nav: ReactNode;
  sidebarFooter?: ReactNode;
  topBar: ReactNode;
  /** What is said below the top bar and stays in sight with it. */
  below?: ReactNode;
  skipLabel: string;
  menuLabel: string;
  closeLabel: string;
  navLabel: string;
  children: ReactNode;
}

/** The frame of the signed-in pages: sidebar, top bar, content. */
export function AppShell({
  brand,
  nav,
  sidebarFooter,
  topBar,
  below,
  skipLabel,
  menuLabel,
  closeLabel,
  navLabel,
  children,
}: AppShellProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [drawerOpen, setDrawerOpen] = useState(false);

  useEffect(() => {
    const panel = drawer.current;
    if (!panel || !drawerOpen) return;
    panel.showModal();
    const desk = window.matchMedia('(width >= 48rem)');
    const close = () => panel.close();
    // A press on the backdrop or on a link closes the drawer.
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (target === panel || (target instanceof Element && target.closest('a'))) close();
    };
    panel.addEventListener('click', onClick);
    desk.addEventListener('change', close);
    return () => {
      panel.removeEventListener('click', onClick);
      desk.removeEventListener('change', close);
      if (panel.open) close();
    };
  }, [drawerOpen]);

  const column = (
    <>
      <nav aria-label={navLabel} className="flex flex-col gap-1">
        {nav}
      </nav>
      {sidebarFooter && <div className="mt-auto pt-4">{sidebarFooter}</div>}
    </>
  );

  return (
    <>
      <SkipLink label={skipLabel} />
      {/* What sticks to the top leaves room for the banner of mock builds, which is there already. */}
      <div className="md:grid md:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <aside
          aria-label={navLabel}
          className="sticky top-(--above) h-[calc(100dvh-var(--above))] border-line border-e bg-base-200 pb-(--launcher) max-md:hidden print:hidden"
        >
          <div className="flex h-full flex-col overflow-y-auto px-4 pb-4">
            <div className="flex h-14 shrink-0 items-center px-2">{brand}</div>
            <div className="mt-2 flex grow flex-col">{column}</div>
          </div>
        </aside>
        <div className="flex min-h-[calc(100dvh-var(--above))] min-w-0 flex-col">
          <header className="sticky top-(--above) z-20 flex h-14 shrink-0 items-center gap-2 border-line border-b bg-base-200 px-4 sm:px-6 print:hidden">
            <IconButton
              label={menuLabel}
              icon={<MenuIcon size={18} aria-hidden="true" />}
              className="-ms-2 md:hidden"
              aria-expanded={drawerOpen}
              onClick={() => setDrawerOpen(true)}
            />
            <div className="min-w-0 truncate md:hidden">{brand}</div>
            <div className="ms-auto flex items-center max-md:shrink-0 md:min-w-0 gap-1 md:w-full md:justify-end">
              {topBar}
            </div>
          </header>
          {below && <div className="sticky top-[calc(3.5rem+var(--above))] z-10">{below}</div>}
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-7xl grow px-4 py-6 sm:px-6 lg:px-8 lg:py-8"
          >
            {children}
          </main>
        </div>
      </div>
      <dialog
        ref={drawer}
        aria-label={navLabel}
        className="drawer-panel m-0 h-dvh w-72 max-w-[85vw] border-line border-e bg-base-200 p-0 text-base-content"
        onClose={() => setDrawerOpen(false)}
      >
        {drawerOpen && (
          <div className="flex min-h-full flex-col px-4 pb-4">
            <div className="flex h-14 shrink-0 items-center justify-between">
              <div className="min-w-0 truncate">{brand}</div>
              <form method="dialog">
                <IconButton type="submit" label={closeLabel} icon={<X size={18} aria-hidden="true" />} />
              </form>
            </div>
            <div className="mt-2 flex grow flex-col">{column}</div>
          </div>
        )}
      </dialog>
    </>
  );
}
