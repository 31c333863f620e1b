/** One place that changes; `pointsAt` is where the types point, where that is another line. */
export type Edit = { file: string; find: string; put: string; pointsAt?: string };

const TOTAL = `        total: {type: integer, minimum: 0, default: 0, description: 'On all pages; as many as came, where it is not said.'}\n`;

/** Signing in stands at another path and calls the address otherwise; the audit trail tells no total. */
export const CONTRACT_EDITS: readonly Edit[] = [
  {
    file: 'openapi/openapi.yaml',
    find: `  /auth/sign-in: {$ref: 'auth.yaml#/paths/~1auth~1sign-in'}\n`,
    put: `  /sessions: {$ref: 'auth.yaml#/paths/~1sessions'}\n`,
  },
  { file: 'openapi/auth.yaml', find: '  /auth/sign-in:\n', put: '  /sessions:\n' },
  {
    file: 'openapi/auth.yaml',
    find: `    SignInRequest:
      type: object
      required: [email, password]
      properties:
        email: `,
    put: `    SignInRequest:
      type: object
      required: [login, password]
      properties:
        login: `,
  },
  {
    file: 'openapi/auth.yaml',
    find: 'example: {email: ana@acme.example, password: Agents-2026}',
    put: 'example: {login: ana@acme.example, password: Agents-2026}',
  },
  { file: 'openapi/audit.yaml', find: TOTAL, put: '' },
  {
    file: 'openapi/audit.yaml',
    find: 'undo: true}], nextCursor: null, total: 1}',
    put: 'undo: true}], nextCursor: null}',
  },
];

const LOGIN = 'src/features/auth/login-screen.tsx';

/** The lines of the product and of the played provider that follow from it. */
export const CODE_EDITS: readonly Edit[] = [
  {
    file: LOGIN,
    find: "const FIELDS = ['email', 'password'] as const;",
    put: "const FIELDS = ['login', 'password'] as const;",
    pointsAt: 'fields={FIELDS}',
  },
  {
    file: LOGIN,
    find: "defaultValues: { email: knownEmail, password: '' },",
    put: "defaultValues: { login: knownEmail, password: '' },",
  },
  {
    file: LOGIN,
    find: "if (email !== '') setValue('email', email);",
    put: "if (email !== '') setValue('login', email);",
  },
  {
    file: LOGIN,
    find: 'if (focused) setFocus(focused);',
    put: "if (focused) setFocus(focused === 'email' ? 'login' : focused);",
  },
  { file: LOGIN, find: 'account={pair.email}', put: 'account={pair.login}' },
  {
    file: LOGIN,
    find: "<EmailField {...register('email')} error={errors.email?.message} />",
    put: "<EmailField {...register('login')} error={errors.login?.message} />",
  },
  {
    file: 'mocks/auth/handlers.ts',
    find: 'const { email, password, code } = await readBody(info, SignInRequest);',
    put: 'const { login: email, password, code } = await readBody(info, SignInRequest);',
  },
  {
    file: 'src/features/audit/audit-section.tsx',
    find: 'const total = Math.max(data.pages[0]?.total ?? 0, entries.length);',
    put: 'const total = entries.length;',
  },
];
