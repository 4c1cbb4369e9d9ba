import { expect, it } from 'vitest'
import { type Column, speakerColumns } from '../../../../electron/service/reading/speaker-column.ts'

const column = (name: string, ...values: (string | null)[]): Column => ({ name, values })

it('finds who speaks, and leaves out what follows from it', () => {
  const who = column('who', 'Ana', 'Bo', 'Ana')
  expect(speakerColumns([who, column('role', 'guest', 'host', 'guest')])).toEqual([who])
})

it.each<[string, Column[]]>([
  ['what is told of a turn besides', [column('mood', 'calm', 'calm', 'angry')]],
  ['numbers of which most stand once', [column('id', '1', '2', '3', '3')]],
  ['sentences', [column('line', 'I think so too.', 'I think so too.', 'Not for me at all.')]],
  ['names that differ in each row', [column('who', 'Ana', 'Bo', 'Cy')]],
  [
    'two columns that name the speakers differently',
    [column('who', 'Ana', 'Bo', 'Ana', 'Bo'), column('voice', 'x', 'x', 'y', 'y')],
  ],
])('names nobody from %s', (_, columns) => {
  expect(speakerColumns(columns)).toBeNull()
})
