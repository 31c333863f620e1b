import { onTestFinished, vi } from 'vitest';

/** The window is as narrow as a phone's until the test ends. */
export function onPhone(): void {
  const desk = window.matchMedia;
  const phone = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(desk(media), { matches: media === '(width < 640px)' }));
  onTestFinished(() => phone.mockRestore());
}
