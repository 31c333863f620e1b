import clsx from 'clsx';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { INLINE_LINK } from './text-link-class';

interface ReferenceLineProps {
  label?: string | undefined;
  /** What the support asks for. */
  reference: string;
  copyLabel?: string | undefined;
  copiedLabel?: string | undefined;
  /** Where it is asked for. */
  support?: { label: string; address: string } | undefined;
  className?: string | undefined;
}

/** The reference of a failed request, to read or to copy. */
export function ReferenceLine({
  label,
  reference,
  copyLabel,
  copiedLabel,
  support,
  className,
}: ReferenceLineProps) {
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
    <p className={clsx('flex flex-wrap items-center gap-2 text-[0.8125rem] text-quiet', className)}>
      <span>
        {label} <code className="break-all">{reference}</code>
      </span>
      {copyLabel && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {copied ? (copiedLabel ?? copyLabel) : copyLabel}
        </Button>
      )}
      {support && (
        <a href={support.address} className={INLINE_LINK}>
          {support.label}
        </a>
      )}
    </p>
  );
}
