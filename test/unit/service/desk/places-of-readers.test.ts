import { describe, expect, it } from 'vitest'
import { readDesk } from '../../../../electron/service/desk/desk-reading.ts'
import type { DeskFound, DeskNeed } from '../../../../shared/models/reading-desk.ts'
import { emptyRecipe } from '../../../../shared/models/recipe.ts'
import { aChoice, aSurvey } from '../../../support/drafts.ts'

const draft = aSurvey('Urban mobility', [
  aChoice('q1', 'Do you walk?', ['Yes', 'No']),
  aChoice('q2', 'Do you cycle?', ['Yes', 'No']),
])

function found(kind: string, data: unknown, need: DeskNeed): Pick<DeskFound, 'by' | 'paths'> | undefined {
  const { found: all } = readDesk(data, emptyRecipe(), { kind, draft, personas: null })
  const one = all.find((each) => JSON.stringify(each.need) === JSON.stringify(need))
  return one && { by: one.by, paths: one.paths }
}

describe('what the readers find is marked where the payload has it', () => {
  const status = { id: 'k7', meta: { etat: 'en cours' }, avancement: { recues: 4, attendues: 10 } }

  it.each<[string, string, unknown, DeskNeed, string[]]>([
    ['a status', 'status', status, { need: 'status' }, ['$.meta.etat']],
    ['a status that is text only', 'status', 'en cours', { need: 'status' }, ['$']],
    [
      'a status that is a name',
      'status',
      { state: { Running: {} } },
      { need: 'status' },
      ['$.state.Running'],
    ],
    [
      'a status given twice',
      'status',
      { statut: 'en cours', etat: 'en cours' },
      { need: 'status' },
      ['$.statut'],
    ],
    ['answers received', 'status', status, { need: 'progress_done' }, ['$.avancement.recues']],
    ['answers expected', 'status', status, { need: 'progress_total' }, ['$.avancement.attendues']],
    [
      'a share of two numbers',
      'status',
      status,
      { need: 'progress_share' },
      ['$.avancement.recues', '$.avancement.attendues'],
    ],
    [
      'an id',
      'create_survey',
      { enquete: { id: '41', statut: 'brouillon' } },
      { need: 'survey_id' },
      ['$.enquete.id'],
    ],
    [
      'ids of a list',
      'list_surveys',
      {
        items: [
          { id: 'a1', titre: 'Un' },
          { id: 'b2', titre: 'Deux' },
        ],
      },
      { need: 'listed', of: 'surveys', part: 'id' },
      ['$.items[0].id', '$.items[1].id'],
    ],
    [
      'titles of a list',
      'list_surveys',
      {
        items: [
          { id: 'a1', titre: 'Un' },
          { id: 'b2', titre: 'Deux' },
        ],
      },
      { need: 'listed', of: 'surveys', part: 'title' },
      ['$.items[0].titre', '$.items[1].titre'],
    ],
  ])('%s', (_, kind, data, need, paths) => {
    expect(found(kind, data, need)).toEqual({ by: 'readers', paths })
  })

  it('personas, their ids and fields', () => {
    const data = {
      reponses: [
        { persona_id: 'p1', profil: { age: 31 }, q1: 'Yes', q2: 'No' },
        { persona_id: 'p2', profil: { age: 57 }, q1: 'No', q2: 'No' },
      ],
    }
    const paths = (need: DeskNeed) => found('results', data, need)?.paths
    expect(paths({ need: 'persona' })).toEqual(['$.reponses[0]', '$.reponses[1]'])
    expect(paths({ need: 'persona_id' })).toEqual(['$.reponses[0].persona_id', '$.reponses[1].persona_id'])
    expect(paths({ need: 'field', name: 'age' })).toEqual([
      '$.reponses[0].profil.age',
      '$.reponses[1].profil.age',
    ])
  })

  it('no persona where the answers of all stand in columns', () => {
    const data = { colonnes: { q1: ['Yes', 'No', 'Yes'], q2: ['No', 'No', 'Yes'] } }
    expect(found('results', data, { need: 'persona' })?.paths).toEqual([])
  })
})
