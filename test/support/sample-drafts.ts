import { emptyDraft, type SurveyDraft } from '../../shared/models/draft.ts'
import { emptyFocusDraft, type FocusDraft } from '../../shared/models/focus.ts'

/** A sound questionnaire with both kinds of item. */
export function aSurveyDraft(patch: Partial<SurveyDraft> = {}): SurveyDraft {
  return {
    ...emptyDraft(),
    title: 'Mobilité urbaine',
    context: 'Les trajets quotidiens en ville',
    personas: 12,
    questions: [
      {
        id: 'q1',
        stem: 'Comment allez-vous au travail le plus souvent ?',
        type: 'single_choice',
        options: ['À pied', 'À vélo', 'En transports en commun', 'En voiture'].map((text, index) => ({
          id: `o${index}`,
          text,
        })),
      },
      { id: 'q2', stem: 'Qu’est-ce qui vous ferait changer ?', type: 'open_ended', options: [] },
    ],
    ...patch,
  }
}

/** A sound focus group. */
export function aFocusDraft(patch: Partial<FocusDraft> = {}): FocusDraft {
  return {
    ...emptyFocusDraft(),
    title: 'Le vélo en ville',
    guide: '1. Vos trajets\n2. Ce qui freine\n3. Ce qui aiderait',
    personas: 4,
    rounds: 3,
    ...patch,
  }
}
