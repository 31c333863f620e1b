/** The product's promise on its own colours, beside the form or above it; the drawing is in styles.css. */
export function BrandHalf({ promise }: { promise: string }) {
  return (
    <aside className="brand-half">
      <p>{promise}</p>
    </aside>
  );
}
