import type { Words } from '@/widget/words';
import type { TextField } from '../settings';

/** What the chat says by itself where a text is empty; where it then says nothing, that is empty, too. */
export function usualTexts(words: Words): Readonly<Record<TextField, string>> {
  return {
    title: words.title,
    subtitle: words.assistant,
    launcher: '',
    invite: words.invite,
    placeholder: words.placeholder,
    preChatIntro: '',
    closed: words.closed,
    limit: words.limit,
    error: words.failed,
    footer: '',
  };
}
