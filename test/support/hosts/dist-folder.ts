import path from 'node:path'

/** The project folder, and the folder of the built programs, which the end-to-end tests run. */
export const projectFolder = path.resolve(import.meta.dirname, '..', '..', '..')
export const distFolder = path.join(projectFolder, 'dist')
