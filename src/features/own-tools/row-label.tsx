interface RowLabelProps {
  text: string;
  /** Of which row, for who hears the label without its row. */
  of: string;
}

/** The label of a field that several rows have: only its full name tells them apart. */
export function RowLabel({ text, of }: RowLabelProps) {
  return (
    <>
      {text} <span className="sr-only">{of}</span>
    </>
  );
}
