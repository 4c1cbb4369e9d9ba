import { describe, expect, it } from 'vitest'
import { refusalProblem } from '../../../../electron/service/problems/refusal.ts'
import { readKeys } from '../../../../electron/service/reading/read-account.ts'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const edges = (nodes: object[]) => ({
  viewer: {
    list: { edges: nodes.map((node, at) => ({ cursor: `c${at}`, node })), pageInfo: { hasNextPage: false } },
  },
})

describe('lists whose entries stand in edges beside a cursor', () => {
  it('have the ids of what stands in them', () => {
    const page = edges([
      { id: 'U3VydmV5Ojg4', title: 'Museum', status: 'CLOSED' },
      { id: 'U3VydmV5Ojcx', title: 'Shop', status: 'CLOSED' },
    ])
    expect(readRecords(page).records.map(({ id }) => id)).toEqual(['U3VydmV5Ojg4', 'U3VydmV5Ojcx'])
    const keys = edges([
      { databaseId: 41, name: 'web' },
      { databaseId: 42, name: 'cron' },
    ])
    expect(readKeys(keys).map(({ id }) => id)).toEqual([41, 42])
  })
})

describe('sheets of a header and rows', () => {
  const sheet = (entetes: string[], ...lignes: string[][]) => ({ feuille: 'F', entetes, lignes })

  it('have ids under “N°”, also of two words, and tell a progress in their only row', () => {
    const list = sheet(['N°', 'Titre'], ['Enquête 10', 'Bancs'], ['Enquête 11', 'Fête'])
    expect(readRecords(list).records.map(({ id }) => id)).toEqual(['Enquête 10', 'Enquête 11'])
    const status = sheet(['N°', 'Statut', 'Avancement'], ['Enquête 12', 'En cours', '33 %'])
    expect(readStatus(status)).toMatchObject({ status: 'running', progress: { fraction: 0.33 } })
  })
})

describe('values in boxes', () => {
  it('are read under the name of their type', () => {
    const told = { State: { id: 's', type: 'status', status: { name: 'Running' } } }
    const at = { Progress: { id: 'p', type: 'number', number: 0.375 } }
    expect(readStatus({ object: 'page', properties: { ...told, ...at } })).toMatchObject({
      status: 'running',
      progress: { fraction: 0.375 },
    })
  })

  it('are read out of lists of one, beside a list of people', () => {
    expect(readStatus({ id: ['s.1'], status: ['running'], progress: [0.2727] }).progress?.fraction).toBe(
      0.2727,
    )
    const created = {
      id: ['fg.2026.11.a'],
      profiles: [
        { name: 'Ana', age: 34 },
        { name: 'Bo', age: 26 },
      ],
    }
    expect(readCreatedId(created, 'focus')).toBe('fg.2026.11.a')
  })

  it('are read under their types', () => {
    const typed = {
      name: 'projects/p/documents/surveys/x1',
      fields: { status: { stringValue: 'RUNNING' }, completion: { doubleValue: 0.43 } },
    }
    expect(readStatus(typed).progress?.fraction).toBe(0.43)
  })
})

describe('words of neighbours', () => {
  it.each(['3 von 9', '3 van 9', '3 di 9'])('“%s” is a third', (fortschritt) => {
    expect(readStatus({ zustand: 'Läuft', fortschritt }).progress?.fraction).toBeCloseTo(1 / 3)
  })

  it('say that keys are listed', () => {
    const keys = { schluessel: [{ schluesselId: 3, bezeichnung: 'Website' }] }
    expect(readKeys(keys).map(({ id }) => id)).toEqual([3])
  })

  it('say that a survey is in its field already', () => {
    const refused = {
      ...{ status: 400, headers: new Headers(), operation: 'launch_survey' as const, key: '', now: 0 },
      body: { data: null, error: 'L’enquête est au statut EnTraitement : lancement refusé.' },
    }
    expect(refusalProblem(refused).problem.reason).toBe('already_launched')
  })
})

describe('discussions', () => {
  const turnsOf = (data: unknown) => readTranscript(readTranscriptText(data)).turns

  it('are read from a table in a text, with quoted cells', () => {
    const contenu =
      'tour;qui;propos\r\n1;Animatrice;Racontez-moi votre premier soir ici.\r\n1;Ewen;"Il pleuvait ; je suis resté seul."\r\n2;Inès;Mes parents sont repartis, voilà.\r\n2;Ewen;Toujours pas trouvé la laverie.\r\n'
    expect(turnsOf({ format: 'csv', contenu }).map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Animatrice', 'Racontez-moi votre premier soir ici.'],
      ['Ewen', 'Il pleuvait ; je suis resté seul.'],
      ['Inès', 'Mes parents sont repartis, voilà.'],
      ['Ewen', 'Toujours pas trouvé la laverie.'],
    ])
  })

  it('are led by whoever an event says so of', () => {
    const turn = (type: string, payload: object) => ({ type, payload })
    const events = [
      turn('ModeratorAsked', { text: 'What do you think of first?' }),
      turn('ProfileSpoke', { name: 'Gareth', text: 'Who wired it.' }),
      turn('ProfileSpoke', { name: 'Asha', text: 'Is it free?' }),
      turn('ModeratorAsked', { text: 'And your neighbour’s?' }),
      turn('ProfileSpoke', { name: 'Gareth', text: 'I would worry.' }),
      turn('ProfileSpoke', { name: 'Asha', text: 'With an app, yes.' }),
    ]
    expect(turnsOf({ events }).map(({ speaker, moderator }) => [speaker, moderator])).toEqual([
      ['ModeratorAsked', true],
      ['Gareth', false],
      ['Asha', false],
      ['ModeratorAsked', true],
      ['Gareth', false],
      ['Asha', false],
    ])
  })
})
