/** The storage of a browser that keeps nothing. */
export function noStorage(): never {
  throw new Error('This browser keeps nothing.')
}
