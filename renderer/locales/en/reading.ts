import type { reading as french } from '../fr/reading.ts'

export const reading: typeof french = {
  howToSearch:
    'Each word is found in all its forms. "…": exactly these words. word*: everything that begins like this.',
}
