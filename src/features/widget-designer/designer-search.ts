/** What a link to the designer carries: which widget, and which part of its settings. */
export interface DesignerSearch {
  view?: 'widget';
  widget?: string;
  part?: string;
}

/** Reads what a link to the designer carries; what is not understood is left out, or by the page that shows it. */
export function designerSearch({ view, widget, part }: Record<string, unknown>): DesignerSearch {
  if (view !== 'widget') return {};
  // An id may look like a number.
  const id = typeof widget === 'number' ? String(widget) : widget;
  return {
    view,
    ...(typeof id === 'string' && id && { widget: id }),
    ...(typeof part === 'string' && { part }),
  };
}
