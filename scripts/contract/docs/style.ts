/** How the page looks: light and dark, wide and narrow, on paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1b1f2a, #e8eaf0);
  --quiet: light-dark(#4d5466, #aab1c2);
  --page: light-dark(#ffffff, #14161d);
  --raised: light-dark(#f4f5f9, #1e212b);
  --line: light-dark(#d5d9e3, #363b4a);
  --link: light-dark(#2f3fc4, #a5b0ff);
  --documented: light-dark(#0b5d3b, #7fd6ab);
  --inferred: light-dark(#1d4f91, #93c1ff);
  --assumed: light-dark(#7a4300, #f0b873);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0;
  font: 1rem/1.55 system-ui, sans-serif;
  color: var(--text);
  background: var(--page);
  display: grid;
  grid-template-columns: 17rem minmax(0, 1fr);
  grid-template-rows: auto 1fr;
}
header { grid-column: 1 / -1; padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1.35rem; margin: 3rem 0 0.5rem; }
h3 { font-size: 1.1rem; margin: 0 0 0.25rem; }
h4 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
a { color: var(--link); }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--page); padding: 0.5rem; z-index: 1; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem 1.5rem; border-right: 1px solid var(--line); font-size: 0.875rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li { margin: 0.2rem 0; }
nav ul ul { padding-left: 0.75rem; margin-bottom: 0.75rem; }
nav > ul > li > a { font-weight: 600; }
nav ul ul a { color: var(--quiet); text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { padding: 0 2rem 4rem; max-width: 62rem; width: 100%; }
p { margin: 0.35rem 0; }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
pre { font: 0.8125rem/1.5 ui-monospace, monospace; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: 0.75rem; margin: 0.5rem 0; max-height: 22rem; overflow: auto; }
.title { color: var(--quiet); }
.operation, .schema { border-top: 1px solid var(--line); padding: 1.5rem 0; }
.operation:target, .schema:target { background: var(--raised); box-shadow: 0 0 0 0.75rem var(--raised); }
.call { color: var(--quiet); display: flex; flex-wrap: wrap; gap: 0 1.5rem; justify-content: space-between; }
.call strong { color: var(--text); }
.badge { display: inline-block; font-size: 0.75rem; font-weight: 600; padding: 0 0.5rem; border: 1px solid; border-radius: 1rem; vertical-align: 0.1em; }
.documented { color: var(--documented); }
.inferred { color: var(--inferred); }
.assumed { color: var(--assumed); }
.counts { list-style: none; padding: 0; }
dl { display: grid; grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr); gap: 0.2rem 1rem; margin: 0.75rem 0; font-size: 0.9375rem; }
dt { color: var(--quiet); }
dd { margin: 0; }
.wide { overflow-x: auto; margin: 0.5rem 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--line); }
td:first-child code { overflow-wrap: normal; white-space: nowrap; }
th { font-weight: 600; color: var(--quiet); white-space: nowrap; }
@media (max-width: 60rem) {
  body { display: block; }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
  nav ul ul { display: none; }
  nav > ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
  main { padding: 0 1rem 3rem; }
  dl { display: block; }
  dd { margin: 0 0 0.5rem; }
}
@media print {
  :root { color-scheme: light; }
  body { display: block; font-size: 10pt; }
  nav, .skip { display: none; }
  main { max-width: none; padding: 0; }
  pre { max-height: none; white-space: pre-wrap; overflow-wrap: anywhere; }
  .wide { overflow: visible; }
  h2, h3, h4 { break-after: avoid; }
  tr, pre { break-inside: avoid-page; }
}
`;
