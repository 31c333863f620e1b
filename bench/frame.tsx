import type { ReactNode } from 'react';

const PLACES = [
  'Home',
  'Agents',
  'Creator',
  'Channels',
  'Tools',
  'Analytics',
  'Conversations',
  'Team',
  'Settings',
];

/** The frame of the dashboard as plainly as it can be: the same places and buttons, nothing behind them. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <header>
        <a href="#main">Skip to content</a>
        <strong>Studio</strong>
        <button type="button">Search</button>
        <button type="button">Theme</button>
        <button type="button">Account</button>
      </header>
      <nav>
        <ul>
          {PLACES.map((place) => (
            <li key={place}>
              <a href={`#${place}`}>
                <svg width="17" height="17" aria-hidden="true">
                  <circle cx="8" cy="8" r="7" />
                </svg>
                {place}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main">{children}</main>
    </>
  );
}
