import { z } from 'zod'
import { transcriptCodeSchema } from './transcript-notes.ts'

/** Passages of one speaker that carry the same codes. */
const tallySchema = z.object({
  /** Ids of codes of the group's codebook. */
  codes: z.array(z.string()),
  /** Number of the participant in the group, from 0; the moderator; or a participant whom the transcript does not name. */
  speaker: z.union([z.number().int(), z.enum(['moderator', 'unnamed'])]),
  passages: z.number().int(),
})
export type Tally = z.infer<typeof tallySchema>

/** A focus group with its codebook and how often its codes were used, as it is compared with others. */
export const codedGroupSchema = z.object({
  /** Id and title of the session. */
  id: z.string(),
  title: z.string(),
  practice: z.boolean(),
  /** Null where the connection is not known any more. */
  connectionName: z.string().nullable(),
  codes: z.array(transcriptCodeSchema),
  tallies: z.array(tallySchema),
  /** Coded passages whose words the transcript does not contain any more; they are in no tally. */
  lost: z.number().int(),
})
export type CodedGroup = z.infer<typeof codedGroupSchema>

/** All focus groups with a codebook, and those that cannot be read. */
export const codedGroupsSchema = z.object({
  /** Those changed last first. */
  groups: z.array(codedGroupSchema),
  unreadable: z.array(codedGroupSchema.pick({ id: true, title: true })),
})
export type CodedGroups = z.infer<typeof codedGroupsSchema>
