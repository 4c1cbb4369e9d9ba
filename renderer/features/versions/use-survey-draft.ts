import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Survey } from '../../../shared/models/survey.ts'
import { client } from '../../lib/api.ts'
import type { DraftStore } from '../builder/draft-store.ts'
import { useOpenDraft } from '../builder/use-open-draft.ts'

/** A survey read from the disk for a screen that changes its draft; what the builder knows of it may be older. */
export function useFreshSurvey(surveyId: string) {
  return useQuery({
    queryKey: ['fresh-survey', surveyId],
    queryFn: () => client.surveys.get({ id: surveyId }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The draft of a survey opened with its undo steps, as in the builder: what is done here is undone there. */
export function useSurveyDraft(opened: Survey): DraftStore | null {
  const [survey] = useState(opened)
  return useOpenDraft(survey)
}
