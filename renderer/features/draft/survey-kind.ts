import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import { api, client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { surveyForm } from './document-forms.ts'
import type { DraftKind } from './draft-kind.ts'

/** Drafts of surveys. */
export const surveyKind: DraftKind<SurveyDraft, Survey> = {
  ...surveyForm,
  open: (id) => client.surveys.get({ id }),
  save: (id, draft, revision) => client.surveys.saveDraft({ id, draft, revision }),
  onSaved: () =>
    void queryClient.invalidateQueries({ queryKey: api.surveys.list.key(), refetchType: 'none' }),
}
