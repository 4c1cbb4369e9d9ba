import path from 'node:path'

/** The project's folder. */
export const projectFolder = path.resolve(import.meta.dirname, '..', '..')

/** The built programs. */
export const distFolder = path.join(projectFolder, 'dist')

/** Scratch space on the same disk as `dist`, ignored by git. */
export const cacheFolder = path.join(projectFolder, 'node_modules', '.cache', 'sonde')

/** Prints a line for the person on standard error, because standard output is for the program's result. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
