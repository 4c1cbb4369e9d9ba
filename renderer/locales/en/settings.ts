import type { settings as french } from '../fr/settings.ts'

export const settings: typeof french = {
  title: 'Title',
}
