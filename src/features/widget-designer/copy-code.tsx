import { useI18nContext } from '@i18n/i18n-react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';

interface CopyCodeProps {
  /** What the code is, for a screen reader. */
  label: string;
  code: string;
}

/** Code to copy; where the browser refuses, it is selected by hand. */
export function CopyCode({ label, code }: CopyCodeProps) {
  const { LL } = useI18nContext();
  const t = LL.widgetDesigner.copying;
  const [state, setState] = useState<{ of: string; isCopied: boolean }>();
  const said = state?.of === code ? state : undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState({ of: code, isCopied: true });
    } catch {
      setState({ of: code, isCopied: false });
    }
  };
  return (
    <figure aria-label={label}>
      <pre className="whitespace-pre-wrap font-mono rounded-field border border-line bg-base-200 p-3 text-[0.8125rem] leading-relaxed [overflow-wrap:anywhere]">
        <code>{code}</code>
      </pre>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:min-h-11"
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {LL.common.copy()}
        </Button>
        <span role="status" className="text-[0.8125rem] text-quiet">
          {said && (said.isCopied ? LL.common.copied() : t.refused())}
        </span>
      </div>
    </figure>
  );
}
