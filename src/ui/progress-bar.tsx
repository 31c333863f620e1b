interface ProgressBarProps {
  /** The id of what names it. */
  labelledBy: string;
  value: number;
  max: number;
  /** How far it is in words, "40%, 2 MB of 5 MB". */
  text: string;
}

/** How far something has come that will end. */
export function ProgressBar({ labelledBy, value, max, text }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className="flex flex-col gap-1.5">
      {/* Native for a screen reader; styled by hand, since each browser styles it its own way. */}
      <progress
        className="sr-only"
        aria-labelledby={labelledBy}
        aria-valuetext={text}
        max={1}
        value={share}
      />
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-base-content/12">
        <div className="h-full rounded-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
      <p aria-hidden="true" className="text-[0.8125rem] text-quiet tabular-nums">
        {text}
      </p>
    </div>
  );
}
