import { z } from 'zod'

/** A field that the service or Sonde refused; `path` is a path in Sonde's own models, e.g. ["questions", 2, "stem"]. */
export const fieldProblemSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  /** What the service said, cleaned of control characters; never HTML. */
  message: z.string(),
  /** Where the fault is in the field's text, both counted from 1. */
  line: z.number().int().optional(),
  column: z.number().int().optional(),
  /** The message of the program that found it, which is in English; for "details" only. */
  detail: z.string().optional(),
})
export type FieldProblem = z.infer<typeof fieldProblemSchema>

/** The closed set of what can go wrong between a person and the service or the disk. */
export const problemCodeSchema = z.enum([
  /** No key is stored for this connection. */
  'NO_KEY',
  /** The service does not accept the key (missing, invalid or revoked). */
  'KEY_REFUSED',
  /** The service does not have it, or it belongs to another account: the service does not distinguish these. */
  'NOT_FOUND',
  /** Sonde itself does not have it, or no longer. */
  'MISSING',
  /** Some fields were refused; see `fields`. */
  'INVALID',
  /** Over the rate limit until `retryAt`. */
  'BUSY',
  /** The service refuses; see `reason`. */
  'REFUSED',
  /** No connection; see `cause`. */
  'UNREACHABLE',
  'TIMED_OUT',
  /** What answered is not this service; see `cause`. */
  'NOT_THIS_SERVICE',
  /** The reply was incomplete, or did not say what was created; see `cause`. */
  'CUT_ANSWER',
  'TOO_LARGE',
  /** The service itself failed (status 5xx). */
  'SERVICE_FAILED',
  /** Somebody saved a newer revision in the meantime. */
  'CONFLICT',
  /** The disk refused; see `cause`. */
  'STORAGE',
  /** The keychain refused or is locked. */
  'SECRETS',
  'CANCELLED',
  /** An error in Sonde, not caused by the person. */
  'INTERNAL',
])
export type ProblemCode = z.infer<typeof problemCodeSchema>

/** What a person must know of a failure, as plain data that can be sent to the page and stored with a run. */
export const problemSchema = z.object({
  code: problemCodeSchema,
  /** HTTP status, where there was an answer. */
  status: z.number().int().optional(),
  /** Milliseconds since 1970. */
  retryAt: z.number().optional(),
  /** `held`: by Sonde itself, until a person has seen what was unfinished in a restored store. */
  reason: z
    .enum([
      'already_launched',
      'not_finished',
      'plan',
      'rights',
      'held',
      /**
       * Of REFUSED, by Sonde itself: a key of the practice service would make practice data look live. Of KEY_REFUSED:
       * it is the key of the practice service, which is built in.
       */
      'practice',
      /** By Sonde itself: another key is being created over the same connection. */
      'key_under_way',
      /** By Sonde itself: it is unclear whether an earlier key was created, and the person has not checked the list. */
      'key_unclear',
      /** By Sonde itself: the group is in the bin, where nothing is requested for it. */
      'in_bin',
      'other',
    ])
    .optional(),
  cause: z
    .enum([
      'offline',
      'dns',
      'refused',
      'reset',
      'tls',
      'proxy',
      'redirect',
      'html',
      'empty',
      'not_json',
      'no_envelope',
      /** A creation was answered in full, and Sonde did not find the id of what was created. */
      'no_id',
      /** The creation of a key was answered in full, and Sonde did not find the secret. */
      'no_secret',
      'read_only',
      'full',
      'damaged',
      /** Another instance of Sonde uses the same folder. */
      'in_use',
      /** The data were written by a newer Sonde. */
      'newer',
      'insecure_url',
      'other',
    ])
    .optional(),
  /** Set only if the service has certainly not received the call, so that it may be repeated. */
  unsent: z.literal(true).optional(),
  fields: z.array(fieldProblemSchema).optional(),
  /** What the service said, cleaned and cut to 500 characters; never holds the key. */
  serviceMessage: z.string().optional(),
})
export type Problem = z.infer<typeof problemSchema>
