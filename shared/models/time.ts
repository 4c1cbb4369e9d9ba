import { z } from 'zod'

/** The furthest that a date can be from 1970, in milliseconds (ECMAScript, "Time Values and Time Range"). */
const FURTHEST = 8.64e15

/** An instant that a date can show, in milliseconds since 1970: for what files bring. */
export const timeSchema = z.number().min(-FURTHEST).max(FURTHEST)
