import type { desk as french } from '../fr/desk.ts'
import { armed, needs, ways } from './desk/needs.ts'
import { recipe, save } from './desk/recipe.ts'
import { meanings, preview } from './desk/recognised.ts'
import { mark, menu, search, short, tree } from './desk/reply.ts'
import { earlier, reread } from './desk/rereading.ts'
import { refusals, words } from './desk/words.ts'

export const desk: typeof french = {
  title: 'Reading desk',
  help: 'Select something that Sonde needs, then its value in the reply. Sonde works out all the others, shows what it recognises, and asks where several readings are possible.',
  practiceName: 'Practice service',
  removedName: 'a removed connection',
  payload: 'Reply from the service',
  payloadAt: '{{kind}}, {{at}}',
  nothing: {
    title: 'No reply to show',
    text: 'No reply from the service is stored here. There will be one as soon as the service has replied.',
  },
  subjects: { run: 'Run', session: 'Focus group', connection: 'Connections' },
  tree,
  mark,
  short,
  search,
  menu,
  needs,
  armed,
  ways,
  preview,
  meanings,
  words,
  refusals,
  recipe,
  save,
  reread,
  earlier,
  tabs: { label: 'Reading', needs: 'Needs', words: 'Words', recipe: 'Recipe' },
  connection: {
    title: 'How its replies are read',
    trail: 'Connections',
    intro: 'How Sonde reads the replies from {{name}}. What is not given here is read as usual.',
    open: 'To show Sonde a value, open the reading desk from the results of a run, from a focus group, or from “Replies from the service”.',
  },
}
