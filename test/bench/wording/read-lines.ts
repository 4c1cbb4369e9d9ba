import { existsSync, readFileSync } from 'node:fs'

/** The objects of a JSONL file, one a line; none where there is no such file. */
export function linesOf<T>(file: string): T[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as T)
}
