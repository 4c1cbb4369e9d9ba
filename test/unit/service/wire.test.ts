import { describe, expect, it } from 'vitest'
import { focusBody, modelPath, surveyBody } from '../../../electron/service/wire.ts'
import { emptyDraft } from '../../../shared/models/draft.ts'
import { emptyFocusDraft } from '../../../shared/models/focus.ts'

describe('surveyBody', () => {
  it('names everything as the service does', () => {
    const body = surveyBody({
      title: 'T',
      context: 'C',
      personas: 12,
      audience: { ageRanges: [' 18 - 24 ', 'old'], sex: 'femme' },
      dismissals: [{ question: 'q1', rule: 'jargon', words: 'x', reason: 'Known to all of them' }],
      questions: [
        {
          id: '1',
          stem: 'A ?',
          type: 'single_choice',
          options: [
            { id: 'x', text: 'Oui' },
            { id: 'y', text: 'Non' },
          ],
        },
        { id: '2', stem: 'B ?', type: 'open_ended', options: [{ id: 'z', text: 'kept' }] },
      ],
    })
    expect(body).toEqual({
      titre: 'T',
      contexte: 'C',
      questions: [
        { texte: 'A ?', type: 'choix_unique', options: ['Oui', 'Non'] },
        { texte: 'B ?', type: 'libre' },
      ],
      nb_personas: 12,
      filtres: { age: ['18-24', 'old'], sex: 'femme' },
    })
  })

  it('leaves out what is empty', () => {
    expect(surveyBody({ ...emptyDraft(), personas: null, title: '  ' })).toEqual({ questions: [] })
    expect(surveyBody({ ...emptyDraft(), audience: { ageRanges: [], sex: ' ' } })).toEqual({
      questions: [],
      nb_personas: 50,
    })
  })
})

describe('focusBody', () => {
  it('names everything as the service does', () => {
    const body = focusBody({
      title: 'T',
      guide: 'G',
      personas: 4,
      rounds: 3,
      audience: {
        ageRanges: ['18-24'],
        sex: 'homme',
        densities: ['dense'],
        occupations: ['cadres', 'ouvriers'],
      },
      dismissals: [{ point: 'T', rule: 'loaded', words: 'T', reason: 'Meant so' }],
    })
    expect(body).toEqual({
      titre: 'T',
      guide: 'G',
      nb_personas: 4,
      max_turns: 3,
      filtres: { ages: ['18-24'], sexe: 'homme', densites: ['dense'], occupations: ['cadres', 'ouvriers'] },
    })
  })

  it('does not send rows without text', () => {
    const audience = {
      ...{ ageRanges: ['18-24', ''], sex: null },
      ...{ densities: ['dense', ' ', 'rural'], occupations: [''] },
    }
    expect(focusBody({ ...emptyFocusDraft(), audience })).toMatchObject({
      filtres: { ages: ['18-24'], densites: ['dense', 'rural'] },
    })
    expect(focusBody({ ...emptyFocusDraft(), audience })).not.toHaveProperty('filtres.occupations')
  })

  it('leaves out what is empty, but never the title', () => {
    expect(focusBody({ ...emptyFocusDraft(), rounds: null, personas: null })).toEqual({ titre: '' })
  })
})

describe('modelPath', () => {
  it('keeps what it does not know', () => {
    expect(modelPath(['query', 'limit'], 'other')).toEqual(['limit'])
    expect(modelPath(['body', '__proto__', 'constructor'], 'survey')).toEqual(['__proto__', 'constructor'])
    expect(modelPath(['body', 'nom'], 'key')).toEqual(['name'])
    expect(modelPath([], 'survey')).toEqual([])
  })
})
