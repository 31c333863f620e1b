type Value = string | number | boolean | undefined | ((event: Event) => void);
type Child = Node | string | undefined | false;

function furnish<Type extends Element>(
  element: Type,
  values: Record<string, Value>,
  children: readonly Child[],
): Type {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child !== undefined && child !== false) element.append(child);
  return element;
}

/** Makes an element: no text ever becomes markup, so it works where a page requires Trusted Types. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  values: Record<string, Value> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return furnish(document.createElement(tag), values, children);
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of one line; it is never read out. */
export function icon(path = '', size = 20): SVGElement {
  const line = furnish(document.createElementNS(SVG, 'path'), { d: path }, []);
  const box = { viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': 'true' };
  return furnish(document.createElementNS(SVG, 'svg'), box, [line]);
}

const sheets: Record<string, CSSStyleSheet> = {};

/** Puts a style sheet on, once: one made by script, which no policy of the page has to allow. */
export function adopt({ adoptedStyleSheets: worn }: ShadowRoot, css: string): void {
  // Not in a browser: there is nothing to see.
  if (!worn) return;
  sheets[css] ??= new CSSStyleSheet();
  if (worn.includes(sheets[css])) return;
  sheets[css].replaceSync(css);
  worn.push(sheets[css]);
}
