import type { Locale } from '@/api/generated/schemas';
import type { Said } from './said';
import { CREATOR_WORDS } from './words';

/** What the creator can do itself when it is told to in words; each says how many changes it made, and could not. */
export type ProposalActions = {
  accept: () => { done: number; outdated: number };
  reject: () => number;
  /** Of what was accepted last: all, or what it changed at these paths, where nothing else is proposed for them. */
  undo: (paths?: readonly string[]) => { done: number; left: number };
};

/** What a command does, in words; undefined for what is no command. */
export function runCommand(said: Said, actions: ProposalActions, language: Locale): string | undefined {
  const words = CREATOR_WORDS[language];
  if (said.is === 'accept') {
    const { done, outdated } = actions.accept();
    if (done + outdated === 0) return words.nothingOpen;
    if (done === 0) return words.allOutdated;
    return outdated === 0 ? words.applied(done) : words.appliedPartly(done, outdated);
  }
  if (said.is === 'reject') return actions.reject() > 0 ? words.rejected : words.nothingOpen;
  if (said.is === 'giveUp') {
    // What was accepted meanwhile is no proposal any more.
    const { done } = actions.undo(said.paths);
    return done > 0 ? words.undone(done) : undefined;
  }
  if (said.is !== 'undo') return undefined;
  const { done, left } = actions.undo();
  if (done === 0) return left > 0 ? words.notUndone : words.nothingToUndo;
  return words.undone(done);
}
