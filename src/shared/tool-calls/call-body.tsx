import { useI18nContext } from '@i18n/i18n-react';
import { Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/ui/button';

const MOST_ROWS = 16;

/** A body as it can be read: JSON with one name on each line. */
function readable(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    return JSON.stringify(value, null, 2);
  } catch {
    return body;
  }
}

/** A body, where there is one, to read and to copy: code, in a field that cannot be changed, for such a one scrolls by the keyboard. */
export function CallBody({ body }: { body: string }) {
  const { LL } = useI18nContext();
  const t = LL.toolCalls.exchange;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<string>();
  if (body === '') return null;
  const text = readable(body);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Refused by the browser: it is selected, for whoever copies by hand.
      field.current?.select();
    }
  };
  return (
    <div className="rounded-field bg-base-200">
      <div className="flex items-center justify-between gap-3 py-1 ps-3 pe-1">
        <label htmlFor={id} className="text-[0.8125rem] text-quiet">
          {t.body()}
        </label>
        <Button
          variant="ghost"
          size="sm"
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {copied === text ? LL.common.copied() : LL.common.copy()}
        </Button>
      </div>
      <textarea
        ref={field}
        id={id}
        readOnly
        spellCheck={false}
        rows={Math.min(MOST_ROWS, text.split('\n').length)}
        value={text}
        className="field-sizing-content block max-h-86 w-full resize-none rounded-b-field px-3 pb-3 font-mono text-[0.8125rem] leading-5 -outline-offset-2"
      />
      <p role="status" className="sr-only">
        {copied === text && LL.common.copied()}
      </p>
    </div>
  );
}
