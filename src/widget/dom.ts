type Value = string | number | boolean | undefined | ((event: Event) => void);
type Child = Node | string | undefined | false;

/** Makes an element: no text ever becomes markup, so it works where a page requires Trusted Types. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  values: Record<string, Value> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== undefined && child !== false) element.append(child);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of one line; it is never read out. */
export function icon(path = '', size = 20): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = { viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': true };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, String(value));
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** Puts a style sheet on: one made by script, which no policy of the page has to allow. */
export function adopt(root: ShadowRoot, css: string): void {
  // Not in a browser: there is nothing to see.
  if (!root.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
}
