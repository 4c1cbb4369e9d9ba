import { describe, expect, test } from 'vitest'
import { readImport } from '../../../shared/exchange/read-import.ts'
import { itemsOf } from './found-items.ts'
import { paperOf } from './papers.ts'
import { someTools } from './read.ts'
import { toldRoles } from './told.ts'

/** What becomes of a line among others, of which a person says that it is a question with its options. */
async function told(text: string): Promise<string | undefined> {
  const source = paperOf(['About bikes', 'Do you ride?', text, 'Where do you ride?'].join('\n'))
  const roles = toldRoles([
    [0, 'title'],
    [1, 'stem'],
    [2, 'stem_options'],
    [3, 'stem'],
  ])
  const result = await readImport(source, { ...someTools(), told: roles })
  expect(result.lines.map(({ role }) => role)).toEqual(['title', 'stem', 'stem', 'stem'])
  const items = itemsOf(result)
  expect(items).toHaveLength(3)
  return items[1]
}

/* The lines are ways in which options on the line of their question were not found in papers of others. */
describe('a question that is told to have its options on its line', () => {
  test.each([
    [
      'What is your kind of bike?   City Race Cargo Other',
      'What is your kind of bike?: City / Race / Cargo / Other',
    ],
    ['Do you own a lock?    Yes    no', 'Do you own a lock?: Yes / no'],
    ['What was the effect? Good (   ) bad (   ) fair (    )', 'What was the effect?: Good / bad / fair'],
    ['Is there a peer group? Yes/No. If no, go on', 'Is there a peer group?: Yes / No. If no, go on'],
    ['Are you 18 or more?\t\t(no / yes scale)', 'Are you 18 or more?: no / yes scale'],
    ['Your size, S, M or L: S, M, L', 'Your size, S, M or L:: S / M / L'],
    ['Your bike ☐ own ☐ rented', 'Your bike: own / rented'],
    ['How do you ride (fast | slow | at night)', 'How do you ride: fast / slow / at night'],
    ['How far? 1=near; 2=far; 3=very far', 'How far?: near / far / very far'],
    ['Do you own a lock?', 'Do you own a lock?: Yes / No'],
    ["L'état du vélo est-il bon ?", "L'état du vélo est-il bon ?: Oui / Non"],
    [
      'On a scale of 1 to 4, how well do you ride?',
      'On a scale of 1 to 4, how well do you ride?: 1 / 2 / 3 / 4',
    ],
    ['Which one? (a) the red (b) the blue bike', 'Which one?: the red / the blue bike'],
  ])('%s', async (line, item) => {
    expect(await told(line)).toBe(item)
  })

  test('stays a question where no options are found', async () => {
    for (const open of ['Why do you ride?', 'Do you have any remarks?', 'Where do you ride, and is it far?'])
      expect(await told(open)).toBe(open)
  })
})
