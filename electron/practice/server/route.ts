import type { z } from 'zod'
import type { OperationId } from '../operations.ts'
import type { Data } from '../shapes/shape.ts'
import type { Caller } from '../store/key-store.ts'
import type { PracticeParts } from './practice-parts.ts'

/** A request that has passed the checks: valid key, below the limit, body and path parsed. */
export interface Call {
  readonly caller: Caller
  /** For HEAD the answer is computed but its body is not sent, and nothing may change. */
  readonly head: boolean
  readonly path: Readonly<Record<string, string>>
  /** Query and path parameters, parsed by the route's schema. */
  readonly input: unknown
  /** JSON body, parsed by the route's schema; undefined without one. */
  readonly body: unknown
}

/** Returns the `data` of a success, or throws a Refusal or InvalidRequest. */
export type Handler = (parts: PracticeParts, call: Call) => Data | Promise<Data>

/** One operation: its place in the interface's tables, its inputs, and its handler. */
export interface Route {
  readonly id: OperationId
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `{name}` for a parameter, as in the interface. */
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly adminRights?: boolean
  readonly query?: z.ZodObject
  readonly pathParameters?: z.ZodObject
  readonly body?: z.ZodType
  readonly handle: Handler
}
