import { DatabaseSync } from '@photostructure/sqlite'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchExpression } from '../../../electron/storage/search/search-words.ts'

describe('matchExpression', () => {
  it.each([
    ['', null],
    [' \t\n', null],
    ['?! — …', null],
    ['école', '"école"*'],
    ['a  b', '"a"* "b"*'],
    ['say "hi"', '"say"* """hi"""*'],
    ['x\0y', '"x"* "y"*'],
    ['NEAR(a b) ^c:*', '"NEAR(a"* "b)"* "^c:*"*'],
  ])('makes of %j the query %j', (text, query) => {
    expect(matchExpression(text)).toBe(query)
  })

  it('makes a query that FTS5 takes, of any text', () => {
    const connection = new DatabaseSync(':memory:')
    connection.exec(
      "CREATE VIRTUAL TABLE words USING fts5 (text, tokenize = 'unicode61 remove_diacritics 2')",
    )
    const query = connection.prepare('SELECT count(*) FROM words WHERE words MATCH ?')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const match = matchExpression(text)
        if (match !== null) query.get(match)
      }),
      { numRuns: 500 },
    )
    connection.close()
  })
})
