import { describe, expect, test } from 'vitest';
import { asFunction } from '../../scripts/as-function';

/** Runs the code as a function, with modules that are there already. */
function run(code: string, modules: Record<string, object> = {}): unknown {
  const call = asFunction(code, (specifier) => `modules[${JSON.stringify(specifier)}]`);
  return new Function('modules', `return ${call}`)(modules);
}

describe('a module as a function', () => {
  test('gives what the module exports, under the names it exports it by', () => {
    expect(run('const a=1;function b(){return a+1}export{a as one,b as default};')).toMatchObject({
      one: 1,
      default: expect.any(Function),
    });
  });

  test('takes what the module imports from where it is', () => {
    const code = 'import{a as b,c}from"./other.js";import{d}from"./third.js";const sum=b+c+d;export{sum};';
    expect(run(code, { './other.js': { a: 1, c: 2 }, './third.js': { d: 4 } })).toEqual({ sum: 7 });
  });

  test('gives on what it only has from another one', () => {
    const code = 'import{t as e}from"./other.js";const a=1;export{e as form,a as one};';
    expect(run(code, { './other.js': { t: 'form' } })).toEqual({ form: 'form', one: 1 });
  });

  test('takes a whole module, and what one exports by default', () => {
    const code = 'import*as all from"./other.js";import d from"./third.js";const sum=all.a+d;export{sum};';
    expect(run(code, { './other.js': { a: 1 }, './third.js': { default: 2 } })).toEqual({ sum: 3 });
  });

  test.each(['export*from"./other.js";', 'export{a}from"./other.js";', 'export const a=1;'])(
    'refuses %s, which the bundler never writes',
    (code) => {
      expect(() => run(code, { './other.js': { a: 1 } })).toThrow(
        /^Not an export that the bundler writes: export/,
      );
    },
  );

  test('asks for nothing of what is imported for its effect alone', () => {
    expect(run('import"./other.js";const a=1;export{a};')).toEqual({ a: 1 });
  });

  test('exports nothing where the module does not', () => {
    expect(run('import{list}from"./other.js";list.push(1);', { './other.js': { list: [] } })).toEqual({});
  });

  test('leaves a comment at the end of the code where it is', () => {
    expect(run('const a=1;export{a};// the end')).toEqual({ a: 1 });
  });

  test('leaves what is loaded later as it is', () => {
    expect(asFunction('const a=()=>import("./page.js");export{a};', () => '')).toContain(
      'import("./page.js")',
    );
  });
});
