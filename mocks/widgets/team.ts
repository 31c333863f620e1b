import type { Db } from '@mocks/core/db';
import type { State } from '@mocks/core/state';
import type { Locale, VisitorPerson } from '@/api/generated/schemas';
import { openingOf } from './opening-hours';
import type { StoredVisit, StoredWidget } from './store';

const JOINS_AFTER = 3000;
const ANSWERS_AFTER = 4000;
const NAME = 'Iker Soto';

const WORDS: Record<Locale, { hello: (name: string) => string; answer: string }> = {
  en: {
    hello: (name) =>
      `Hi${name && `, ${name}`}, this is Iker. I’ve read what you wrote and I’m looking into it.`,
    answer: 'Thanks, that helps. I’ll sort it out today and write to you when it’s done.',
  },
  es: {
    hello: (name) => `Hola${name && `, ${name}`}, soy Iker. He leído lo que cuentas y lo estoy mirando.`,
    answer: 'Gracias, con eso me basta. Lo resuelvo hoy y te escribo en cuanto esté.',
  },
};

type Said = Pick<StoredVisit['team'][number], 'at' | 'text'>;

function say(db: Db<State>, visit: StoredVisit, after: string | null, { at, text }: Said): void {
  visit.team.push({ messageId: db.id('msg'), after, at, text });
}

/** A person is asked for: one comes in a moment, or nobody is there. Asked again, nothing more happens. */
export function callTeam(
  db: Db<State>,
  { widget }: StoredWidget,
  visit: StoredVisit,
  { language, name, after }: { language: Locale; name: string; after: string | null },
): void {
  if (visit.person) return;
  const { open, opensAt } = openingOf(widget.hours, db.now());
  visit.person = { askedAt: db.now(), comes: open, backAt: opensAt };
  if (!open) return;
  const at = db.now() + db.lasting(JOINS_AFTER);
  say(db, visit, after, { at, text: WORDS[language].hello(name) });
}

/** The visitor said something to the person who came. */
export function tellTeam(db: Db<State>, visit: StoredVisit, language: Locale, after: string): void {
  if (!visit.person?.comes) return;
  say(db, visit, after, { at: db.now() + db.lasting(ANSWERS_AFTER), text: WORDS[language].answer });
}

/** Who of the team has the conversation now. */
export function personOf(db: Db<State>, { person }: StoredVisit): VisitorPerson | null {
  if (!person) return null;
  const { askedAt, comes, backAt } = person;
  const nobody = { name: '', imageUrl: null };
  if (!comes) return { ...nobody, state: 'away', backAt };
  const joined = db.now() >= askedAt + db.lasting(JOINS_AFTER);
  return joined
    ? { name: NAME, imageUrl: null, state: 'joined', backAt: null }
    : { ...nobody, state: 'waiting', backAt: null };
}

/** What the team has said by now after a message; null: before all of them. */
export function saidByTeam(db: Db<State>, { team }: StoredVisit, after: string | null) {
  return team
    .filter((one) => one.after === after && one.at <= db.now())
    .map(({ messageId, text, at }) => ({
      messageId,
      author: 'person' as const,
      text,
      name: NAME,
      state: 'complete' as const,
      citations: [],
      createdAt: new Date(at).toISOString(),
    }));
}
