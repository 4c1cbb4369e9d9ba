import { z } from 'zod'
import { surveyDraftSchema } from '../models/draft.ts'
import { surveySchema } from '../models/survey.ts'
import { surveyPageSchema, surveyPlacesSchema, surveyWindowSchema } from '../models/survey-list.ts'
import { surveyTagsSchema, tagSchema, tagUseSchema } from '../models/tag.ts'
import { procedure } from './base.ts'

const id = z.object({ id: z.string() })
const ids = z.array(z.string())

/** Surveys: local drafts with versions. Nothing here calls the service. */
export const surveysContract = {
  /** Rows of the library, with how many there are. */
  list: procedure.input(surveyWindowSchema).output(surveyPageSchema),
  places: procedure.output(surveyPlacesSchema),
  get: procedure.input(id).output(surveySchema),
  create: procedure.input(z.object({ draft: surveyDraftSchema.optional() })).output(surveySchema),
  /**
   * Stores the draft. `revision` is the one the person's text started from; when a newer one is stored the answer is
   * CONFLICT and nothing changes. The returned survey carries the new revision.
   */
  saveDraft: procedure
    .input(z.object({ id: z.string(), revision: z.number().int(), draft: surveyDraftSchema }))
    .output(z.object({ revision: z.number().int(), savedAt: z.number() })),
  /** Copies surveys with their tags; the copies' ids come in the order asked. All of them or none. */
  duplicate: procedure.input(z.object({ ids })).output(ids),
  /** Makes an archived copy with that tag and no other. */
  saveAsTemplate: procedure.input(z.object({ id: z.string(), tag: tagSchema })).output(surveySchema),
  /** A copy in the library, without tags. */
  startFromTemplate: procedure.input(id).output(surveySchema),
  /**
   * Moves surveys to the bin, or restores them to where they were. All of them or none. Their runs that still waited to
   * be sent are stopped; `stopped` says how many.
   */
  setDeleted: procedure
    .input(z.object({ ids, deleted: z.boolean() }))
    .output(z.object({ stopped: z.number().int() })),
  /** Archives surveys, or returns them to the library. All of them or none. */
  setArchived: procedure.input(z.object({ ids, archived: z.boolean() })),
  /** Tags in use, in alphabetical order. */
  tags: procedure.output(z.array(tagUseSchema)),
  /** Gives each survey exactly the tags named. A tag that other surveys have too keeps its spelling. */
  setTags: procedure.input(z.object({ surveys: z.array(surveyTagsSchema) })),
  /** Renames a tag everywhere, or merges it into the tag of that name. Returns the former tags of its surveys. */
  renameTag: procedure.input(z.object({ name: z.string(), to: tagSchema })).output(z.array(surveyTagsSchema)),
  /** Removes a tag everywhere. Returns the former tags of its surveys. */
  removeTag: procedure.input(z.object({ name: z.string() })).output(z.array(surveyTagsSchema)),
  /**
   * Stores how many findings of the wording checker are open in the draft at `revision`; an older one changes nothing.
   */
  noteFindings: procedure.input(
    z.object({ id: z.string(), revision: z.number().int(), open: z.number().int().min(0) }),
  ),
}
