import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button';

interface ThemeToggleProps {
  /** What a press does, "Dark theme" or "Light theme". */
  label: string;
  value: 'light' | 'dark';
  onChange: (value: 'light' | 'dark') => void;
}

/** Switches between light and dark; keeping the choice is the caller's. */
export function ThemeToggle({ label, value, onChange }: ThemeToggleProps) {
  const Icon = value === 'dark' ? Sun : Moon;
  return (
    <IconButton
      label={label}
      icon={<Icon size={16} aria-hidden="true" />}
      onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
    />
  );
}
