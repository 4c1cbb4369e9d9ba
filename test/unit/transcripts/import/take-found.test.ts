import { describe, expect, it } from 'vitest'
import { codesInOrder } from '../../../../shared/transcripts/change-codes.ts'
import { takeFound } from '../../../../shared/transcripts/import/take-found.ts'
import { aCode } from '../../../support/transcript-parts.ts'
import { readText } from './read.ts'

const HERE = [
  aCode('Prix', { key: '1', definition: 'Here', colour: 'rust' }),
  aCode('Haut', { parent: 'Prix' }),
  aCode('Confiance'),
]
let made = 0
const idOf = () => {
  made += 1
  return `new${made}`
}

describe('takeFound', () => {
  it('adds what is not there by its path, and leaves what is there as it is', async () => {
    const { codes: found } = await readText('Confiance\n  Haut: x\nPRIX: other\n  haut\n  Bas: y\nVitesse')
    const { codes, taken } = takeFound(HERE, found, idOf)
    expect(codesInOrder(codes).map(({ path }) => path.join(' / '))).toEqual([
      ...['Prix', 'Prix / Haut', 'Prix / Bas', 'Confiance', 'Confiance / Haut', 'Vitesse'],
    ])
    expect(codes.slice(0, 3)).toEqual(HERE)
    expect(codes.find(({ name }) => name === 'Bas')).toMatchObject({
      definition: 'y',
      colour: 'rust',
      key: null,
    })
    expect(
      taken.map(({ found: { name }, isKnown, depth, elsewhere }) => [name, isKnown, depth, elsewhere]),
    ).toEqual([
      ['Confiance', true, 0, null],
      ['Haut', false, 1, ['Prix', 'Haut']],
      ['PRIX', true, 0, null],
      ['haut', true, 1, null],
      ['Bas', false, 1, null],
      ['Vitesse', false, 0, null],
    ])
  })

  it('adds nothing the second time, and takes only keys that are free', async () => {
    const { codes: found } = await readText('Code\tKey\nA\t1\nB\t2\nC\t2\nD\tq')
    const { codes } = takeFound(HERE, found, idOf)
    expect(codes.slice(3).map(({ key }) => key)).toEqual([null, '2', null, null])
    expect(takeFound(codes, found, idOf).codes).toEqual(codes)
  })
})
