/** Stands for the storage of a browser that forbids it: every access throws. */
export function noStorage(): never {
  throw new Error('This browser keeps nothing.')
}
