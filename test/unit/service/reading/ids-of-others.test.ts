import { describe, expect, it } from 'vitest'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'

describe('the id of what was created, beside ids of something else', () => {
  it.each([
    [{ id: '41', status: 'draft', run: { survey_id: '77' } }],
    [{ id: '41', title: 'Buses', last_run: { id: '9', survey_id: '77' } }],
    [{ id: '41', status: 'draft', template: { survey_id: '77' }, owner: { id: '3' } }],
    [{ id: '41', status: 'draft', wave: { survey: { id: '77' } } }],
    [{ id: '41', status: 'draft', organisation: { id: '9', survey_id: '77' } }],
    [{ id: '41', status: 'draft', job: { id: '9', survey_id: '77' } }],
    [{ Id: 41, OwnerId: 3, ProjectId: 9, ParentSurveyId: 77 }],
    // An id of whatever tells of the creation.
    [{ id: 'msg_1', type: 'survey.created', data: { id: '41', status: 'draft' } }],
    [{ id: 'req-9', survey: { id: '41' } }],
    [{ id: '5', event: 'created', survey: { id: '41' } }],
    // The name of a resource.
    [{ name: 'projects/9/surveys/41', parent: 'projects/9' }],
  ])('is found in %j', (data) => expect(readCreatedId(data)).toBe('41'))

  it.each([
    [{ id: '41', run: { survey_id: '77' } }],
    [{ code: 201, id: 41, message: 'ok', run: { surveyId: 77 } }],
    [{ id: '41', run: { survey: { id: '77' } } }],
    [{ reference: 'SV-41', run: { survey_reference: 'SV-77' } }],
    [{ id: '41', survey: { id: '77', title: 'Parent' } }],
    [{ job: { id: '9', survey_id: '41' } }],
    [{ id: '9', type: 'job', target: { survey_id: '41' } }],
    [{ name: 'surveys/41', uid: 'abc-41' }],
  ])('is not guessed from %j', (data) => expect(readCreatedId(data)).toBeNull())
})
