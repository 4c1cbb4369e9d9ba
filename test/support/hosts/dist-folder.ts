import path from 'node:path'

/** The project, and its built programs: the end-to-end tests run what a person runs. */
export const projectFolder = path.resolve(import.meta.dirname, '..', '..', '..')
export const distFolder = path.join(projectFolder, 'dist')
