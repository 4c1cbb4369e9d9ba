import { z } from 'zod'

/** The furthest that a date can be from 1970, in milliseconds (ECMAScript, "Time Values and Time Range"). */
const FURTHEST = 8.64e15

/** A time that `Date` can represent, in milliseconds since 1970; checks times that are read from files. */
export const timeSchema = z.number().min(-FURTHEST).max(FURTHEST)
