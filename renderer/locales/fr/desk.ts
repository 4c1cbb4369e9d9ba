import { armed, needs, ways } from './desk/needs.ts'
import { recipe, save } from './desk/recipe.ts'
import { meanings, preview } from './desk/recognised.ts'
import { mark, menu, search, short, tree } from './desk/reply.ts'
import { earlier, reread } from './desk/rereading.ts'
import { refusals, words } from './desk/words.ts'

/** Texts of the reading desk, where a person shows Sonde how to read a service's replies. */
export const desk = {
  title: 'Atelier de lecture',
  help: 'Sélectionnez un élément dont Sonde a besoin, puis sa valeur dans la réponse. Sonde en déduit toutes les autres, montre ce qui est reconnu et vous interroge si plusieurs lectures sont possibles.',
  practiceName: 'Service d’entraînement',
  removedName: 'une connexion retirée',
  payload: 'Réponse du service',
  payloadAt: '{{kind}}, {{at}}',
  nothing: {
    title: 'Aucune réponse à montrer',
    text: 'Aucune réponse du service n’est enregistrée ici. Il y en aura une dès que le service aura répondu.',
  },
  subjects: { run: 'Passation', session: 'Groupe', connection: 'Connexions' },
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
  tabs: { label: 'Lecture', needs: 'Besoins', words: 'Mots', recipe: 'Règles' },
  connection: {
    title: 'Lecture des réponses',
    trail: 'Connexions',
    intro:
      'Comment Sonde lit les réponses de « {{name}} ». Ce qui n’est pas indiqué ici est lu comme d’habitude.',
    open: 'Pour montrer une valeur à Sonde, ouvrez l’atelier de lecture depuis les résultats d’une passation, depuis un groupe ou depuis « Ce que répond le service ».',
  },
}
