import clsx from 'clsx';
import { Button } from '@/ui/button';

interface ExampleListProps {
  label: string;
  examples: readonly string[];
  onChoose: (example: string) => void;
  className?: string;
}

/** What one could say to the creator; a press puts it into the box. */
export function ExampleList({ label, examples, onChoose, className }: ExampleListProps) {
  return (
    <ul aria-label={label} className={clsx('flex max-w-full flex-wrap gap-2', className)}>
      {examples.map((example) => (
        <li key={example} className="max-w-full">
          <Button
            variant="secondary"
            size="sm"
            className="h-auto max-w-full whitespace-normal! py-1.5 text-start"
            onClick={() => onChoose(example)}
          >
            {example}
          </Button>
        </li>
      ))}
    </ul>
  );
}
