import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../../../electron/core/service-answers/read-answer.ts'
import { nothingYet } from '../../../../electron/service/call/heard-answer.ts'
import type { Problem } from '../../../../shared/models/problem.ts'
import type { Operation } from '../../../../shared/models/service-answer.ts'

function read(operation: Operation, data: unknown, problem: Problem | null = null) {
  return readAnswer({
    ...nothingYet(),
    ...{
      operation,
      subject: null,
      sent: undefined,
      at: 0,
      took: 1,
      status: 200,
      problem,
      body: { data, error: null },
    },
  })
}

describe('how an answer was read', () => {
  it.for<[Operation, unknown, object]>([
    ['create_survey', { id: 41 }, { by: 'readers', certainty: 'sure', found: [{ name: 'id', value: '41' }] }],
    ['survey_status', { statut: 'bizarre' }, { by: 'readers', certainty: 'unsure' }],
    ['survey_status', { phase: [1, 2] }, { by: 'nothing', certainty: null, found: [] }],
    ['list_surveys', { surveys: [] }, { by: 'readers', found: [{ name: 'records', value: '0' }] }],
    [
      'list_surveys',
      { items: [{ id: 1 }, { x: 1 }] },
      { certainty: 'unsure', found: [{ name: 'records', value: '1' }] },
    ],
    ['list_members', { nobody: 'here' }, { by: 'nothing' }],
    ['list_keys', { keys: [] }, { by: 'readers', found: [{ name: 'keys', value: '0' }] }],
    ['list_keys', { keys: [], scopes: [{ id: 1 }] }, { by: 'readers' }],
    ['list_keys', { wfk: [{ ref: 'k-a' }], warnings: [] }, { by: 'nothing' }],
    ['focus_transcript', { transcript: 'Inès: Bonjour.' }, { by: 'readers', certainty: 'sure' }],
    ['focus_transcript', { transcript: '' }, { by: null }],
    ['delete_survey', { id: 41, deleted: true }, { by: null, certainty: null, found: [] }],
  ])('%s %j', ([operation, data, expected]) => {
    expect(read(operation, data)).toMatchObject(expected)
  })

  it('tells progress as it was read', () => {
    const { found } = read('survey_status', { status: 'running', progress: { completed: 21, total: 50 } })
    expect(found).toEqual([
      { name: 'status', value: 'running' },
      { name: 'progress', value: '21/50' },
    ])
  })

  it('reads nothing in a refusal', () => {
    expect(read('survey_status', { status: 'done' }, { code: 'REFUSED', status: 400 })).toMatchObject({
      by: null,
    })
  })
})
