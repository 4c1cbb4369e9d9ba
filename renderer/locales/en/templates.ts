import type { templates as french } from '../fr/templates.ts'

export const templates: typeof french = {
  open: 'New from a template',
  example: 'Open an example',
  title: 'New survey from a template',
  hint: 'Replace the text in square brackets, such as [… the product]. Sonde will remind you before you launch.',
  common: 'Common pretests',
  own: 'Your templates',
  ownNone: 'None yet. In a survey, choose “Export”, then “Save as a template”.',
  untitled: 'Untitled',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  save: 'Save as a template',
  saved:
    '“{{title}}” was saved as a template. It is under “New from a template”; to change it, open it in the archive.',
  tag: 'template',
}
