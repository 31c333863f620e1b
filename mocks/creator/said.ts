import type { AgentMode, AgentPiece, ChannelKind, Locale } from '@/api/generated/schemas';

/** How an agent may sound, as far as the played creator knows. */
export type Tone =
  | 'formal'
  | 'informal'
  | 'friendly'
  | 'brief'
  | 'detailed'
  | 'professional'
  | 'cheerful'
  | 'plain'
  | 'patient'
  | 'polite';

/** What somebody may want to know of the product itself. */
export type ProductTopic =
  | 'privacy'
  | 'price'
  | 'channels'
  | 'website'
  | 'languages'
  | 'publishing'
  | 'testing'
  | 'conversations'
  | 'undoing'
  | 'saving'
  | 'itself';

/** One thing that a person said to the creator. */
export type Said =
  | {
      is:
        | 'undo'
        | 'accept'
        | 'reject'
        | 'missing'
        | 'show'
        | 'help'
        | 'hello'
        | 'thanks'
        | 'skip'
        | 'create'
        | 'angry'
        | 'offTopic';
    }
  | { is: 'piece'; piece: AgentPiece }
  | { is: 'name'; name: string }
  | { is: 'channels'; channels: ChannelKind[]; remove: boolean }
  | { is: 'tools'; tools: string[]; remove: boolean; writes: boolean }
  | { is: 'unknownTool'; named: string }
  | { is: 'translate'; to: Locale }
  | { is: 'language'; language: Locale }
  | { is: 'mode'; mode: AgentMode }
  /** More than it does already, where `isMore`. */
  | { is: 'tone'; tones: Tone[]; own: string | null; isMore?: boolean }
  /** Without a text: the creator is to think of one. */
  | { is: 'greeting'; text: string | null }
  | { is: 'removal'; about: string }
  /** At these paths the draft is to stay as it is. */
  | { is: 'giveUp'; paths: readonly string[] }
  /** The sentence that was proposed last, with a second thought about it. */
  | { is: 'amendment'; from: string; to: string }
  /** The greeting in a language. */
  | { is: 'greetingIn'; language: Locale }
  /** A question about the product, and not about the agent. */
  | { is: 'product'; topic: ProductTopic }
  /** Another figure for what was last spoken of. */
  | { is: 'correction'; to: string }
  /** What was free is not any more; `to` is what it costs, where that was said. */
  | { is: 'priced'; about: string; to: string | null; text: string }
  | { is: 'value'; about: string; to: string; from: string | null }
  | { is: 'purpose' | 'rule' | 'guardrail' | 'scenario' | 'question' | 'unknown'; text: string };
