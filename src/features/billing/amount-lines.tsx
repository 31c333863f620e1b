interface AmountLine {
  label: string;
  amount: string;
}

interface AmountLinesProps {
  lines: readonly AmountLine[];
  total: AmountLine;
}

/** Amounts, one below the other, and what they come to. */
export function AmountLines({ lines, total }: AmountLinesProps) {
  return (
    <dl className="divide-y divide-line rounded-field border border-line px-3 tabular-nums">
      {lines.map(({ label, amount }) => (
        <div key={`${label} ${amount}`} className="flex justify-between gap-4 py-2">
          <dt className="text-quiet">{label}</dt>
          <dd className="shrink-0">{amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 py-2 font-semibold">
        <dt>{total.label}</dt>
        <dd className="shrink-0">{total.amount}</dd>
      </div>
    </dl>
  );
}
