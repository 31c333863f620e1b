interface LogoTileProps {
  /** Where the sign lies, drawn in black. */
  src: string;
  /** The brand's own colour. */
  colour: string;
  className?: string | undefined;
}

/** A brand's sign in white on its colour, in both themes; decoration, its name stands beside it. */
export function LogoTile({ src, colour, className = 'size-10' }: LogoTileProps) {
  return (
    <span
      aria-hidden="true"
      // Dark signs keep an edge on a dark page.
      className={`inline-grid shrink-0 place-items-center rounded-[25%] ring-1 ring-base-content/15 ring-inset ${className}`}
      style={{ backgroundColor: colour }}
    >
      <img src={src} alt="" className="size-[58%] invert" />
    </span>
  );
}
