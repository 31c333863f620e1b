/** The name of an agent or a company whose job fails. */
export const FAILING_NAME = 'Fallo';

/** E-mails that make the sign-in behave in a certain way, whatever the password. */
export const SIGN_IN_SENTINELS = {
  slow: 'lento@acme.example',
  tooMany: '429@acme.example',
  broken: '500@acme.example',
  contractBreaking: 'roto@acme.example',
};

/** Messages that make an answer behave in a certain way. */
export const CHAT_SENTINELS = { error: '/error', cut: '/corte', slow: '/lento' };

/** Something that a person can type to see how the product takes it. */
export type Sentinel = {
  where: { en: string; es: string };
  type: string;
  what: { en: string; es: string };
};

const signIn = { en: 'Sign-in, e-mail', es: 'Inicio de sesión, email' };
const chat = { en: 'Test chat', es: 'Chat de prueba' };

/** Everything that can be typed to reach an error by hand. */
export const sentinels: readonly Sentinel[] = [
  {
    where: signIn,
    type: SIGN_IN_SENTINELS.slow,
    what: { en: 'Signs in as Ana after 5 seconds.', es: 'Inicia sesión como Ana tras 5 segundos.' },
  },
  {
    where: signIn,
    type: SIGN_IN_SENTINELS.tooMany,
    what: { en: 'Too many attempts (429).', es: 'Demasiados intentos (429).' },
  },
  {
    where: signIn,
    type: SIGN_IN_SENTINELS.broken,
    what: { en: 'The provider fails (500).', es: 'El proveedor falla (500).' },
  },
  {
    where: signIn,
    type: SIGN_IN_SENTINELS.contractBreaking,
    what: { en: 'The answer breaks the contract.', es: 'La respuesta incumple el contrato.' },
  },
  {
    where: chat,
    type: CHAT_SENTINELS.error,
    what: {
      en: 'The answer ends in an error; trying again succeeds.',
      es: 'La respuesta acaba en error; al reintentar, funciona.',
    },
  },
  {
    where: chat,
    type: CHAT_SENTINELS.cut,
    what: {
      en: 'The connection breaks in mid-answer; trying again succeeds.',
      es: 'La conexión se corta a media respuesta; al reintentar, funciona.',
    },
  },
  {
    where: chat,
    type: CHAT_SENTINELS.slow,
    what: {
      en: 'The answer comes slowly: time to stop it.',
      es: 'La respuesta llega despacio: da tiempo a pararla.',
    },
  },
  {
    where: { en: 'New agent, name', es: 'Nuevo agente, nombre' },
    type: FAILING_NAME,
    what: {
      en: 'Creating the agent fails in its third phase.',
      es: 'La creación del agente falla en su tercera fase.',
    },
  },
  {
    where: { en: 'Company details, name', es: 'Datos de la empresa, nombre' },
    type: FAILING_NAME,
    what: {
      en: 'Starting the free trial fails in its third phase.',
      es: 'El inicio de la prueba gratuita falla en su tercera fase.',
    },
  },
];
