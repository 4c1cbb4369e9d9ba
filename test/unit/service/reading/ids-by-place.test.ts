import { expect, it } from 'vitest'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'

const idsOf = (data: unknown): string[] => readRecords(data).records.map(({ id }) => id)

it('reads the members of a map that are numbered beside other fields', () => {
  const enq_1 = { id_enq: '58', titre: 'Vie du quartier', etat: '0' }
  const enq_2 = { id_enq: '41', titre: 'Compost', etat: '2' }
  expect(idsOf({ nb: '2', enq_1, enq_2 })).toEqual(['58', '41'])
  expect(idsOf({ nb: '2', enq_1, enq_3: enq_2 })).toEqual([])
  expect(idsOf({ nb: '2', enq_1, page: { nr: 1 }, enq_2 })).toEqual([])
  const persona = (nr: number) => ({ id_perso: `200${nr}`, prenom: `P${nr}`, age: '52' })
  const session = { id_groupe: '12', titre: 'Fête', perso_1: persona(1), perso_2: persona(2) }
  expect(readProfiles(session)).toHaveLength(2)
})

it('takes words under the name of the list for ids, beside titles and nothing else', () => {
  const flux = [
    { flux: 'MEDPROX', nom: 'La médecine', etape: 1 },
    { flux: 'PHARMA', nom: 'Les pharmacies', etape: 3 },
  ]
  expect(idsOf({ flux })).toEqual(['MEDPROX', 'PHARMA'])
  expect(idsOf({ flux: flux.map((row, at) => ({ ...row, lieu: ['Paris', 'Lille'][at] })) })).toEqual([])
  expect(idsOf({ flux: flux.map(({ flux: word }) => ({ flux: word, etape: 1 })) })).toEqual([])
})

it('takes a word that begins with its own name for an id', () => {
  expect(readCreatedId({ table_ronde: 'table-ronde-cafes', stade: 'convoquée' }, 'focus')).toBe(
    'table-ronde-cafes',
  )
  expect(readCreatedId({ table_ronde: 'cafes-de-bourg', stade: 'convoquée' }, 'focus')).toBeNull()
})

it('takes the only map of a creation, a titled draft, for what was created', () => {
  const project = { no: 'VN-26-118', title: 'Heating', status: { code: 10, label: 'Draft' }, target: 24 }
  expect(readCreatedId({ project })).toBe('VN-26-118')
  expect(readCreatedId({ project, wave: 3 })).toBeNull()
  expect(readCreatedId({ owner: { id: 'u-14', name: 'Ana', status: 'active' } })).toBeNull()
})
