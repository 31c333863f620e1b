/** Three pulsing dots for work in progress; says nothing to a screen reader, the owner sets aria-busy. */
export function BusyDots() {
  return (
    <span className="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
