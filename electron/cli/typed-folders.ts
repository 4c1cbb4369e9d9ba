/** Each is a program of its own, checked by its own tsconfig: what there is to be named (Node, a page, neither) differs. */
export const TYPED_FOLDERS = ['test', 'renderer', 'electron', 'shared'] as const

/** What the check of a folder is called. */
export function typesOf(folder: string): string {
  return `types of ${folder}/`
}
