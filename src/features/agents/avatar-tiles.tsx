import { useId } from 'react';
import type { Face } from '@/lib/agent-face';
import { AgentFace } from '@/ui/agent-face';

interface AvatarTilesProps {
  legend: string;
  /** The one that is chosen; undefined where a picture stands in the place of the face. */
  value: string | undefined;
  options: readonly { value: string; label: string; face: Face }[];
  onChange: (value: string) => void;
}

/** A choice of one out of several faces, each drawn as it would look. */
export function AvatarTiles({ legend, value, options, onChange }: AvatarTilesProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="-m-1 flex flex-wrap">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="relative cursor-pointer rounded-box border-2 border-transparent p-1 hover:bg-base-200 has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <AgentFace {...option.face} className="size-9" />
            <span className="sr-only">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
