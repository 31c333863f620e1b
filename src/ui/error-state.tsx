import { CircleAlert, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button';

interface ErrorStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** The request's reference, for the support. */
  reference?: string | undefined;
  referenceLabel?: string | undefined;
  copyLabel?: string | undefined;
  copiedLabel?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  action?: ReactNode;
}

/** A failure in the place of the content, with a way on. */
export function ErrorState({
  title,
  text,
  reference,
  referenceLabel,
  copyLabel,
  copiedLabel,
  retryLabel,
  onRetry,
  action,
}: ErrorStateProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words);
      setCopied(true);
    } catch {
      // Refused by the browser: the reference stands in the text and can be selected.
      setCopied(false);
    }
  };
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-box border border-line bg-base-100 px-6 py-12 text-center"
    >
      <CircleAlert size={28} aria-hidden="true" className="text-error" />
      <div className="max-w-md">
        <h2 className="font-semibold text-base">{title}</h2>
        {text && <p className="mt-1 text-quiet">{text}</p>}
      </div>
      {(onRetry && retryLabel) || action ? (
        <div className="flex flex-wrap justify-center gap-2">
          {onRetry && retryLabel && (
            <Button variant="secondary" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      ) : null}
      {reference && (
        <p className="flex flex-wrap items-center justify-center gap-2 text-[0.8125rem] text-quiet">
          <span>
            {referenceLabel} <code className="break-all">{reference}</code>
          </span>
          {copyLabel && (
            <Button
              variant="ghost"
              size="sm"
              icon={<Copy size={14} aria-hidden="true" />}
              onClick={() => void copy(reference)}
            >
              {copied ? (copiedLabel ?? copyLabel) : copyLabel}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
