const OPENS = '<think>';
const CLOSES = '</think>';

/** Leaves out what a model thinks aloud before it answers, where its server does not keep that apart. */
export function thinkingSkipper(): (text: string) => string {
  let held = '';
  let state: 'begins' | 'thinks' | 'speaks' = 'begins';
  return (text) => {
    if (state === 'speaks') return text;
    held += text;
    if (state === 'begins') {
      const said = held.trimStart();
      if (OPENS.startsWith(said.slice(0, OPENS.length)) && said.length < OPENS.length) return '';
      state = said.startsWith(OPENS) ? 'thinks' : 'speaks';
      if (state === 'speaks') return held;
    }
    const end = held.indexOf(CLOSES);
    if (end < 0) return '';
    state = 'speaks';
    return held.slice(end + CLOSES.length);
  };
}
