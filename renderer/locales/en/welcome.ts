import type { welcome as french } from '../fr/welcome.ts'

export const welcome: typeof french = {
  title: 'Title',
}
