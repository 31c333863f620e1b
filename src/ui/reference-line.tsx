import clsx from 'clsx';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { INLINE_LINK } from './text-link-class';

interface ReferenceLineProps {
  label: string;
  /** What the support asks for. */
  reference: string;
  copyLabel: string;
  copiedLabel: string;
  supportLabel: string;
  /** Where it is asked for, where that is known. */
  supportAddress: string | undefined;
  className?: string | undefined;
}

/** The reference of a failed request, to read, to copy or to ask the support with. */
export function ReferenceLine(props: ReferenceLineProps) {
  const { reference, supportAddress } = props;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Refused by the browser: the reference stands in the text and can be selected.
      setCopied(false);
    }
  };
  return (
    <p className={clsx('flex flex-wrap items-center gap-2 text-[0.8125rem] text-quiet', props.className)}>
      <span>
        {props.label} <code className="break-all">{reference}</code>
      </span>
      <Button
        variant="ghost"
        size="sm"
        icon={<Copy size={14} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {copied ? props.copiedLabel : props.copyLabel}
      </Button>
      {supportAddress && (
        <a href={supportAddress} className={INLINE_LINK}>
          {props.supportLabel}
        </a>
      )}
    </p>
  );
}
