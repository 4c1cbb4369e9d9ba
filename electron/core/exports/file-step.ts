/** How far the making of a file has come. */
export interface FileStep {
  done: number
  total: number
}
