/** The name of an agent or a company whose job fails. */
export const FAILING_NAME = 'Fallo';

/** Emails that make sign-in, registration and recovery behave in a certain way, whatever else is typed. */
export const EMAIL_SENTINELS = {
  slow: 'lento@acme.example',
  tooMany: '429@acme.example',
  broken: '500@acme.example',
  contractBreaking: 'roto@acme.example',
};

/** What stands after `token=` in a reset link that cannot be used any more. */
export const RESET_SECRET_SENTINELS = { expired: 'rst_expired', used: 'rst_used' };

/** Messages that make an answer behave in a certain way. */
export const CHAT_SENTINELS = { error: '/error', cut: '/corte', slow: '/lento', fast: '/rapido' };

/** The order that the played shop does not find, since it does not answer. */
export const FAILING_ORDER = 'AH00000000';

/** First words of a brand voice that make its proposal behave in a certain way. */
export const VOICE_SENTINELS = { fails: '/error', slow: '/lento' };

/** Anywhere in a block of the instructions: the provider refuses that text. */
export const REFUSED_TEXT = '/rechazar';

/** The name of a company that the provider refuses to save. */
export const REFUSED_NAME = 'Rechazada';

/**
 * Payment methods that behave in a certain way, named as Stripe names its own test cards where it has one; `verified` is
 * what becomes of `action` when the bank has verified its customer.
 */
export const CARD_SENTINELS = {
  ok: 'pm_card_visa',
  declined: 'pm_card_visa_chargeDeclined',
  action: 'pm_card_authenticationRequired',
  verified: 'pm_card_authenticationRequired_verified',
  slow: 'pm_card_slow',
};

/** Names of files that make their upload behave in a certain way. */
export const UPLOAD_SENTINELS = { expired: 'caducada.png', cut: 'corte.png', slow: 'lenta.png' };

/** Something that a person can type to see how the product takes it. */
export type Sentinel = {
  where: { en: string; es: string };
  type: string;
  what: { en: string; es: string };
};

/** A way to go on from the consent page of the played Google and Microsoft. */
export type ConsentChoice = Omit<Sentinel, 'where'> & {
  id: 'ana' | 'new' | 'exists' | 'cancel' | 'down' | 'unavailable' | 'described' | 'state' | 'other';
  /** Comes back with this error in the place of a code. */
  error?: string;
  description?: string;
};

/** Everything that can be chosen on the consent page. */
export const CONSENT_CHOICES: readonly ConsentChoice[] = [
  {
    id: 'ana',
    type: 'Ana Luna',
    what: { en: 'Continue as Ana.', es: 'Continuar como Ana.' },
  },
  {
    id: 'new',
    type: 'Sofía Marín',
    what: { en: 'Continue as somebody new.', es: 'Continuar como alguien nuevo.' },
  },
  {
    id: 'exists',
    type: 'Tomás',
    what: {
      en: 'The email already has an account with a password.',
      es: 'El correo ya tiene una cuenta con contraseña.',
    },
  },
  {
    id: 'cancel',
    type: 'access_denied',
    error: 'access_denied',
    what: { en: 'Cancel.', es: 'Cancelar.' },
  },
  {
    id: 'down',
    type: 'IDENTITY_PROVIDER_DOWN',
    what: {
      en: 'It does not answer when the code is exchanged (503).',
      es: 'No responde al canjear el código (503).',
    },
  },
  {
    id: 'unavailable',
    type: 'temporarily_unavailable',
    error: 'temporarily_unavailable',
    what: { en: 'It comes back without a code.', es: 'Vuelve sin código.' },
  },
  {
    id: 'described',
    type: 'error_description',
    error: 'consent_required',
    description:
      'Your organisation <b>acme.example</b> does not allow this app. <img src="x" onerror="document.title=1">',
    what: { en: 'An error in words, with markup.', es: 'Un error con palabras y marcado HTML.' },
  },
  {
    id: 'state',
    type: 'state',
    what: { en: 'It comes back with another state.', es: 'Vuelve con otro state.' },
  },
  {
    id: 'other',
    type: 'redirect_uri',
    what: {
      en: 'It comes back to the callback of the other provider.',
      es: 'Vuelve a la dirección del otro proveedor.',
    },
  },
];

const email = {
  en: 'Login, registration, recovery: email',
  es: 'Inicio de sesión, registro, recuperación: correo',
};
const resetLink = { en: 'Address bar', es: 'Barra de direcciones' };
const consent = {
  en: 'Consent page of Google and Microsoft',
  es: 'Página de permiso de Google y Microsoft',
};
const voice = { en: 'Brand voice, generate', es: 'Voz de marca, generar' };
const upload = { en: 'Settings, picture, file name', es: 'Ajustes, foto, nombre del archivo' };
const card = { en: 'Payment, test card', es: 'Pago, tarjeta de prueba' };
const chat = { en: 'Test chat', es: 'Chat de prueba' };

/** Everything that can be typed to reach an error by hand. */
export const sentinels: readonly Sentinel[] = [
  {
    where: email,
    type: EMAIL_SENTINELS.slow,
    what: { en: 'The answer takes 5 seconds.', es: 'La respuesta tarda 5 segundos.' },
  },
  {
    where: email,
    type: EMAIL_SENTINELS.tooMany,
    what: { en: 'Too many attempts (429).', es: 'Demasiados intentos (429).' },
  },
  {
    where: email,
    type: EMAIL_SENTINELS.broken,
    what: { en: 'The server fails (500).', es: 'El servidor falla (500).' },
  },
  {
    where: email,
    type: EMAIL_SENTINELS.contractBreaking,
    what: { en: 'The answer breaks the contract.', es: 'La respuesta incumple el contrato.' },
  },
  ...CONSENT_CHOICES.map(({ type, what }) => ({ where: consent, type, what })),
  {
    where: { en: 'Registration, email', es: 'Registro, correo' },
    type: 'ana@acme.example',
    what: { en: 'The address has an account already (409).', es: 'Ese correo ya tiene una cuenta (409).' },
  },
  {
    where: { en: 'Recovery, the same email twice', es: 'Recuperación, el mismo correo dos veces' },
    type: 'ana@acme.example',
    what: {
      en: 'Within 30 seconds: too many attempts (429).',
      es: 'En menos de 30 segundos: demasiados intentos (429).',
    },
  },
  {
    where: resetLink,
    type: `/user/reset-password?token=${RESET_SECRET_SENTINELS.expired}`,
    what: { en: 'A link that has expired.', es: 'Un enlace caducado.' },
  },
  {
    where: resetLink,
    type: `/user/reset-password?token=${RESET_SECRET_SENTINELS.used}`,
    what: { en: 'A link that was used already.', es: 'Un enlace ya usado.' },
  },
  {
    where: resetLink,
    type: '/user/reset-password?token=rst_unknown',
    what: { en: 'A link that nobody sent.', es: 'Un enlace que nadie envió.' },
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
      en: 'The connection breaks in mid-answer; the rest is fetched by itself.',
      es: 'La conexión se corta a media respuesta; el resto llega solo al retomarla.',
    },
  },
  {
    where: chat,
    type: FAILING_ORDER,
    what: {
      en: 'An order number: the tool of the shop fails.',
      es: 'Un número de pedido: la herramienta de la tienda falla.',
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
    where: chat,
    type: CHAT_SENTINELS.fast,
    what: {
      en: 'A long answer comes at 200 words a second, for 10 seconds.',
      es: 'Una respuesta larga llega a 200 palabras por segundo, durante 10 segundos.',
    },
  },
  {
    where: { en: 'Agents, Rename', es: 'Agentes, cambiar el nombre' },
    type: FAILING_NAME,
    what: {
      en: 'Pausing, resuming and trashing this agent fails.',
      es: 'Pausar, reanudar o mover este agente a la papelera falla.',
    },
  },
  {
    where: upload,
    type: UPLOAD_SENTINELS.expired,
    what: {
      en: 'The URL has expired when the file is sent; trying again succeeds.',
      es: 'La URL ha caducado cuando se envía el archivo; al reintentar, funciona.',
    },
  },
  {
    where: upload,
    type: UPLOAD_SENTINELS.cut,
    what: {
      en: 'The connection breaks in mid-upload; trying again succeeds.',
      es: 'La conexión se corta a media subida; al reintentar, funciona.',
    },
  },
  {
    where: upload,
    type: UPLOAD_SENTINELS.slow,
    what: {
      en: 'The upload takes 15 seconds: time to cancel it.',
      es: 'La subida tarda 15 segundos: da tiempo a cancelarla.',
    },
  },
  {
    where: voice,
    type: VOICE_SENTINELS.fails,
    what: { en: 'The proposal fails (500).', es: 'La propuesta falla (500).' },
  },
  {
    where: voice,
    type: VOICE_SENTINELS.slow,
    what: {
      en: 'The proposal takes 8 seconds: time to cancel it.',
      es: 'La propuesta tarda 8 segundos: da tiempo a cancelarla.',
    },
  },
  {
    where: { en: 'Company details, name', es: 'Datos de la empresa, nombre' },
    type: REFUSED_NAME,
    what: { en: 'The name is refused (422).', es: 'El nombre se rechaza (422).' },
  },
  {
    where: { en: 'Tests of an agent, name of a test', es: 'Pruebas de un agente, nombre de una prueba' },
    type: FAILING_NAME,
    what: {
      en: 'A run with this test fails in its third phase; trying again succeeds.',
      es: 'La ejecución con esta prueba falla en su tercera fase; al reintentar, funciona.',
    },
  },
  {
    where: { en: 'Instructions, text of a block', es: 'Instrucciones, texto de un bloque' },
    type: REFUSED_TEXT,
    what: { en: 'The text is refused (422).', es: 'El texto se rechaza (422).' },
  },
  {
    where: { en: 'New agent, name', es: 'Nuevo agente, nombre' },
    type: FAILING_NAME,
    what: {
      en: 'Creating the agent, whichever way, fails in its third phase; trying again succeeds.',
      es: 'La creación del agente, sea cual sea la forma, falla en su tercera fase; al reintentar, funciona.',
    },
  },
  {
    where: { en: 'Company details, name', es: 'Datos de la empresa, nombre' },
    type: FAILING_NAME,
    what: {
      en: 'The free trial or the paid plan fails in its third phase; trying again succeeds.',
      es: 'La prueba gratuita o el plan de pago fallan en su tercera fase; al reintentar, funcionan.',
    },
  },
  {
    where: card,
    type: CARD_SENTINELS.ok,
    what: { en: 'The payment goes through.', es: 'El pago se acepta.' },
  },
  {
    where: card,
    type: CARD_SENTINELS.declined,
    what: { en: 'The card is declined (402).', es: 'La tarjeta se rechaza (402).' },
  },
  {
    where: card,
    type: CARD_SENTINELS.action,
    what: {
      en: 'The bank asks for a verification (402), which is finished on the same page.',
      es: 'El banco pide una verificación (402), que se termina en la misma página.',
    },
  },
  {
    where: card,
    type: CARD_SENTINELS.slow,
    what: {
      en: 'The payment is made, its answer takes 5 seconds: time to break it off.',
      es: 'El pago se hace, pero la respuesta tarda 5 segundos: da tiempo a cortarla.',
    },
  },
];
