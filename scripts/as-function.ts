import { type ESTree, parseSync } from 'vite';

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name);

/** What is taken of a module whose exports are an object: parts of it, and for `import *` the whole. */
function taken(specifiers: ESTree.ImportDeclaration['specifiers'], from: string): string {
  const names = specifiers.map((one) => {
    if (one.type === 'ImportNamespaceSpecifier') return `...${one.local.name}`;
    return `${one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default'}:${one.local.name}`;
  });
  // What is imported for its effect alone has run by then.
  return names.length > 0 ? `const{${names}}=${from};` : '';
}

/**
 * Turns the code of a module, as the bundler writes it, into a call that runs it and gives what it exports, as an object.
 * `objectOf` says where the exports of a module that it imports are by then. What is exported must have its value once the
 * module has run: who imports it takes the value, once.
 *
 * @throws where the module exports in a way in which the bundler writes no export.
 */
export function asFunction(code: string, objectOf: (specifier: string) => string): string {
  const imported: string[] = [];
  const exported: string[] = [];
  let body = '';
  let from = 0;
  for (const node of parseSync('module.js', code).program.body) {
    if (node.type === 'ImportDeclaration') imported.push(taken(node.specifiers, objectOf(node.source.value)));
    else if (node.type === 'ExportNamedDeclaration' && !node.source && !node.declaration)
      exported.push(...node.specifiers.map((one) => `${nameOf(one.exported)}:${nameOf(one.local)}`));
    else if (node.type.startsWith('Export'))
      throw new Error(`Not an export that the bundler writes: ${code.slice(node.start, node.end)}`);
    else continue;
    body += code.slice(from, node.start);
    from = node.end;
  }
  return `(()=>{${imported.join('')}${body}${code.slice(from)}\nreturn{${exported}}})()`;
}
