import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ZodType } from 'zod'
import { moveFile, syncFile } from './files.ts'

/** A small document in a file of its own next to the store, replaced as a whole. */
export interface KeptJson<T> {
  /** Null where there is none, or where it cannot be read as the schema. Throws Node's error where the disk refuses. */
  read(): T | null
  /** On disk when it returns. Throws Node's error. */
  write(value: T): void
}

/** A document of `schema` at `path`. */
export function keptJson<T>(path: string, schema: ZodType<T>): KeptJson<T> {
  const draft = `${path}.unfinished`
  return {
    read() {
      let text: string
      try {
        text = readFileSync(path, 'utf8')
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
      const read = schema.safeParse(parse(text))
      return read.success ? read.data : null
    },
    write(value) {
      try {
        rmSync(draft, { force: true })
        closeSync(openSync(draft, 'wx', 0o600))
        writeFileSync(draft, JSON.stringify(value))
        syncFile(draft)
        moveFile(draft, path)
      } catch (error) {
        rmSync(draft, { force: true, recursive: true })
        throw error
      }
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
