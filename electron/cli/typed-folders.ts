/**
 * Folders that have a tsconfig of their own, because the globals that their code may use differ (Node's, a page's, or
 * neither).
 */
export const TYPED_FOLDERS = ['test', 'renderer', 'electron', 'shared'] as const

/** The name of a folder's type check. */
export function typesOf(folder: string): string {
  return `types of ${folder}/`
}
