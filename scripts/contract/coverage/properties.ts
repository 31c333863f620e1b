import * as z from 'zod/mini';

const Schema = z.looseObject({
  $ref: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  properties: z.optional(z.record(z.string(), z.unknown())),
  additionalProperties: z.optional(z.unknown()),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  contentSchema: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
});
type Schema = z.output<typeof Schema>;

/** What a body holds, property by property; `*` is an item of a list. */
type Tree = { type?: string; inner: Map<string, Tree> };

/** The tree of the pointers that were noted of a body. */
export function treeOf(pointers: readonly string[]): Tree {
  const root: Tree = { inner: new Map() };
  for (const pointer of pointers) {
    let at = root;
    for (const step of pointer.split('/').slice(1)) {
      const [name = '', type] = step.split('=');
      if (type !== undefined) at.type = type;
      const next = at.inner.get(name) ?? { inner: new Map() };
      at.inner.set(name, next);
      at = next;
    }
  }
  return root;
}

/** The schemas of the contract, and which of their properties were met. */
export class Properties {
  readonly #schemas: Readonly<Record<string, unknown>>;
  readonly #all = new Set<string>();
  readonly #met = new Set<string>();
  readonly #seen = new Set<string>();

  constructor(schemas: Readonly<Record<string, unknown>>) {
    this.#schemas = schemas;
  }

  #resolve(value: unknown, name: string): { schema: Schema; name: string } {
    const schema = z.safeParse(Schema, value).data ?? {};
    if (schema.$ref === undefined) return { schema, name };
    const named = schema.$ref.split('/').at(-1) ?? '';
    return this.#resolve(this.#schemas[named], named);
  }

  #branches({ anyOf = [], oneOf = [], allOf = [], contentSchema }: Schema): unknown[] {
    return [...anyOf, ...oneOf, ...allOf, ...(contentSchema === undefined ? [] : [contentSchema])];
  }

  /** Counts every property that a body of this schema can have. */
  expect(value: unknown, within: string): void {
    const { schema, name } = this.#resolve(value, within);
    if (name !== within) {
      if (this.#seen.has(name)) return;
      this.#seen.add(name);
    }
    for (const [property, inner] of Object.entries(schema.properties ?? {})) {
      this.#all.add(`${name}.${property}`);
      this.expect(inner, `${name}.${property}`);
    }
    for (const branch of this.#branches(schema)) this.expect(branch, name);
    if (schema.items !== undefined) this.expect(schema.items, name);
    if (typeof schema.additionalProperties === 'object') this.expect(schema.additionalProperties, name);
  }

  /** A branch that cannot be meant, since what it requires is missing or its type is another. */
  #cannotBe(value: unknown, tree: Tree): boolean {
    const { schema } = this.#resolve(value, '');
    if ((schema.required ?? []).some((property) => !tree.inner.has(property))) return true;
    const { schema: type } = this.#resolve(schema.properties?.type, '');
    const types = type.const === undefined ? type.enum : [type.const];
    return tree.type !== undefined && types !== undefined && !types.includes(tree.type);
  }

  /** Notes the properties of a body. */
  meet(value: unknown, tree: Tree, within: string): void {
    const { schema, name } = this.#resolve(value, within);
    for (const [property, inner] of Object.entries(schema.properties ?? {})) {
      const found = tree.inner.get(property);
      if (!found) continue;
      this.#met.add(`${name}.${property}`);
      this.meet(inner, found, `${name}.${property}`);
    }
    for (const branch of this.#branches(schema))
      if (!this.#cannotBe(branch, tree)) this.meet(branch, tree, name);
    const item = tree.inner.get('*');
    if (schema.items !== undefined && item) this.meet(schema.items, item, name);
    if (typeof schema.additionalProperties !== 'object') return;
    for (const [property, found] of tree.inner)
      if (schema.properties?.[property] === undefined) this.meet(schema.additionalProperties, found, name);
  }

  /** All there are, and those that were met. */
  get counted(): { all: string[]; met: ReadonlySet<string> } {
    return { all: [...this.#all].toSorted(), met: this.#met };
  }
}
