import { useEffect, useState } from 'react';
import { keepRecentCommand, type RecentCommand, readRecentCommands } from '@/session/recent-commands';
import type { PaletteEntry, PaletteSource } from '@/ui/palette-source';

/** An entry with the source it is from. */
interface RecentEntry {
  source: string;
  entry: PaletteEntry;
}

/** What was chosen lately and can still be chosen, and how to remember a choice. */
export function useRecent(sources: readonly PaletteSource[]): {
  recent: readonly RecentEntry[];
  remember: (source: string, entry: PaletteEntry) => void;
} {
  const [kept, setKept] = useState<readonly RecentCommand[]>([]);
  useEffect(() => {
    let isOpen = true;
    void readRecentCommands().then((commands) => isOpen && setKept(commands));
    return () => {
      isOpen = false;
    };
  }, []);
  const recent = kept.flatMap(({ source: id, ...command }) => {
    const source = sources.find((one) => one.id === id);
    const entry = source?.entries.find((one) => one.id === command.id) ?? source?.recall?.(command);
    return entry ? [{ source: id, entry }] : [];
  });
  return {
    recent,
    remember: (source, { id, label }) => void keepRecentCommand({ source, id, label }),
  };
}
