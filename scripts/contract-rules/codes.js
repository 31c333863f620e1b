const MENTIONED = /`([A-Z]{2,}(?:_[A-Z]+)+)`/g;

/** A code that is only told in prose cannot be read by a program: each is a value of some schema. */
export function codesAreValues() {
  const values = new Set();
  const mentions = [];
  const mention = (text, location) => {
    for (const [, code] of String(text ?? '').matchAll(MENTIONED)) mentions.push({ code, location });
  };
  return {
    Schema(schema, { location }) {
      for (const value of [schema.enum ?? [], schema.const ?? []].flat()) values.add(value);
      mention(schema.description, location.child(['description']));
    },
    Operation({ description }, { location }) {
      mention(description, location.child(['description']));
    },
    Response({ description }, { location }) {
      mention(description, location.child(['description']));
    },
    MediaType({ example, examples = {} }, { location, resolve }) {
      const shown = [example, ...Object.values(examples).map((one) => resolve(one).node?.value)];
      for (const value of shown) {
        if (typeof value?.message === 'string' && typeof value.code === 'string')
          mentions.push({ code: value.code, location: location.child(['example']) });
      }
    },
    Root: {
      leave(_root, { report }) {
        for (const { code, location } of mentions) {
          if (values.has(code)) continue;
          report({
            message: `${code} is no value of any schema: add it to RefusalCode or FieldCode.`,
            location,
          });
        }
      },
    },
  };
}
