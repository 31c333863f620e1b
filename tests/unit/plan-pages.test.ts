import { describe, expect, test } from 'vitest';
import { type Piece, planPages } from '../../scripts/plan-pages';

/** Pieces by name: what each imports, and after a slash what it may load later. */
function piecesOf(all: Record<string, string>): Map<string, Piece> {
  const listOf = (names = '') => names.split(' ').filter((name) => name !== '');
  return new Map(
    Object.entries(all).map(([name, needs]) => {
      const [imports, dynamicImports] = needs.split('/');
      return [name, { imports: listOf(imports), dynamicImports: listOf(dynamicImports) }];
    }),
  );
}

const plan = (all: Record<string, string>, start = ['core']) =>
  Object.fromEntries(planPages(piecesOf(all), new Set(start)));

describe('what the file of each page holds', () => {
  test('all that it needs, in the order in which it runs, but nothing that every visit begins with', () => {
    const pieces = { core: '/ list', list: 'core row card', card: 'core row', row: 'core' };
    expect(plan(pieces)).toEqual({ list: ['row', 'card', 'list'] });
  });

  test('what two pages need is in the files of both', () => {
    const pieces = { core: '/ list form', list: 'field', form: 'field', field: 'core' };
    expect(plan(pieces)).toEqual({ list: ['field', 'list'], form: ['field', 'form'] });
  });

  test('a part that comes later brings nothing that its page has brought', () => {
    const pieces = { core: '/ list', list: 'field / dialog', dialog: 'field box', field: '', box: '' };
    expect(plan(pieces)).toMatchObject({ dialog: ['box', 'dialog'] });
  });

  test('but all that one of the ways to it does not bring', () => {
    const pieces = {
      core: '/ list form',
      list: 'field / dialog',
      form: 'box / dialog',
      dialog: 'field box',
      field: '',
      box: '',
    };
    expect(plan(pieces)).toMatchObject({ dialog: ['field', 'box', 'dialog'] });
  });

  test('what is opened from a part finds what the page of the part has brought', () => {
    const pieces = {
      core: '/ list',
      list: 'field / dialog',
      dialog: 'box / help',
      help: 'field box',
      field: '',
      box: '',
    };
    expect(plan(pieces)).toMatchObject({ help: ['help'] });
  });

  test('two parts that open each other bring what their page does not', () => {
    const pieces = { core: '/ list', list: '/ one', one: 'field / other', other: 'field / one', field: '' };
    expect(plan(pieces)).toMatchObject({ one: ['field', 'one'], other: ['other'] });
  });

  test('libraries that stay for themselves are in no file', () => {
    const pieces = { core: '/ list', forms: 'core', list: 'forms' };
    expect(plan(pieces, ['core', 'forms'])).toEqual({ list: ['list'] });
  });

  test('what a page imports for itself and loads later as well is a page, too', () => {
    const pieces = { core: '/ list guard', list: 'guard', guard: '' };
    expect(plan(pieces)).toEqual({ list: ['guard', 'list'], guard: ['guard'] });
  });
});
