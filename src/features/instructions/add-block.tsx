import { useI18nContext } from '@i18n/i18n-react';
import { Plus } from 'lucide-react';
import { InstructionKind } from '@/api/generated/schemas/instructionKind.zod';
import { BLOCKS_MAX } from './block-fault';

interface AddBlockProps {
  full: boolean;
  onAdd: (kind: InstructionKind) => void;
}

/** The kinds of block, each with what it is for; one press adds it. */
export function AddBlock({ full, onAdd }: AddBlockProps) {
  const t = useI18nContext().LL.instructions;
  return (
    <section aria-labelledby="add-block-title" className="@container flex flex-col gap-3">
      <h3 id="add-block-title" className="font-semibold">
        {t.addTitle()}
      </h3>
      {full ? (
        <p className="text-quiet">{t.atMost({ maximum: BLOCKS_MAX })}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-2 @lg:grid-cols-3 @4xl:grid-cols-5">
          {InstructionKind.options.map((kind) => (
            <li key={kind} className="flex">
              <button
                type="button"
                className="flex min-h-11 grow cursor-pointer flex-col gap-0.5 rounded-box border border-line bg-base-100 px-4 py-3 text-start hover:border-primary hover:bg-primary/5"
                onClick={() => onAdd(kind)}
              >
                <span className="flex items-center gap-2 font-medium">
                  <Plus size={16} aria-hidden="true" className="shrink-0 text-primary" />
                  {t.kinds[kind]()}
                </span>{' '}
                <span className="text-[0.8125rem] text-quiet max-sm:hidden">{t.kindHelp[kind]()}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
