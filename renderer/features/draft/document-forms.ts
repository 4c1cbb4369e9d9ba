import { z } from 'zod'
import { type MendLedger, mendLedgerSchema } from '../../../shared/ledger/ledger.ts'
import { type RunAnnotations, runAnnotationsSchema } from '../../../shared/models/annotations.ts'
import { answerNoteSchema } from '../../../shared/models/answer-tag.ts'
import { questionSchema, type SurveyDraft, surveyDraftSchema } from '../../../shared/models/draft.ts'
import {
  type ExperimentPlan,
  experimentArmSchema,
  experimentPlanSchema,
} from '../../../shared/models/experiment.ts'
import {
  codedAnswerSchema,
  type ExperimentNotes,
  experimentNotesSchema,
} from '../../../shared/models/experiment-notes.ts'
import { type FocusDraft, focusDraftSchema } from '../../../shared/models/focus.ts'
import {
  passageSchema,
  type TranscriptNotes,
  transcriptNotesSchema,
} from '../../../shared/models/transcript-notes.ts'
import type { DocumentForm } from './draft-kind.ts'

const { shape } = surveyDraftSchema
const { shape: focusShape } = focusDraftSchema
const { shape: annotationsShape } = runAnnotationsSchema

export const surveyForm: DocumentForm<SurveyDraft> = {
  name: 'survey',
  whole: surveyDraftSchema,
  members: z.object({ ...shape, dismissals: shape.dismissals.unwrap() }).partial(),
  list: { member: 'questions', thing: questionSchema },
}

export const focusForm: DocumentForm<FocusDraft> = {
  name: 'focus',
  whole: focusDraftSchema,
  members: z.object({ ...focusShape, dismissals: focusShape.dismissals.unwrap() }).partial(),
  list: null,
}

export const annotationsForm: DocumentForm<RunAnnotations> = {
  name: 'annotations',
  whole: runAnnotationsSchema,
  members: z
    .looseObject({
      ...annotationsShape,
      bars: annotationsShape.bars.unwrap(),
      bands: annotationsShape.bands.unwrap(),
      filters: annotationsShape.filters.unwrap(),
      variables: annotationsShape.variables.unwrap(),
      tags: annotationsShape.tags.unwrap(),
      answers: annotationsShape.answers.unwrap(),
      quotes: annotationsShape.quotes.unwrap(),
    })
    .partial(),
  list: { member: 'answers', thing: answerNoteSchema },
}

export const experimentForm: DocumentForm<ExperimentPlan> = {
  name: 'experiment',
  whole: experimentPlanSchema,
  members: experimentPlanSchema.partial(),
  list: { member: 'arms', thing: experimentArmSchema },
}

export const ledgerForm: DocumentForm<MendLedger> = {
  name: 'ledger',
  whole: mendLedgerSchema,
  members: mendLedgerSchema.partial(),
  list: null,
}

export const experimentNotesForm: DocumentForm<ExperimentNotes> = {
  name: 'experiment_notes',
  whole: experimentNotesSchema,
  members: z.looseObject(experimentNotesSchema.shape).partial(),
  list: { member: 'answers', thing: codedAnswerSchema },
}

export const transcriptNotesForm: DocumentForm<TranscriptNotes> = {
  name: 'transcript_notes',
  whole: transcriptNotesSchema,
  members: z.looseObject(transcriptNotesSchema.shape).partial(),
  list: { member: 'passages', thing: passageSchema },
}
