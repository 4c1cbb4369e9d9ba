import type { Language } from '../../text.ts'
import { list } from './lore.ts'
import { asksOfOneself } from './matter-asked.ts'

/** Ways of doing anything: one's own, how one once came to do it, and what people in general can do. */
const means: Readonly<Record<Language, Readonly<Record<'own' | 'past' | 'people', readonly string[]>>>> = {
  fr: {
    own: list(
      'petit à petit, sans me presser | je m’y prends à l’avance | je demande conseil autour de moi | au plus simple | avec un peu d’organisation | comme j’ai appris à le faire | ça dépend du jour et de ma fatigue | je fais comme je peux | j’y vais étape par étape | je regarde d’abord comment font les autres | avec de la patience | je note ce que j’ai à faire | je prends le temps qu’il faut',
    ),
    past: list(
      'grâce à quelqu’un de mon entourage | un peu par hasard | en cherchant longtemps | en demandant autour de moi | petit à petit | avec de l’aide | par Internet | en me débrouillant, comme souvent | tout simplement, sans rien de spécial | avec de la patience',
    ),
    people: list(
      'en écoutant ceux que ça concerne | en y mettant plus de moyens | en commençant dès l’école | en donnant l’exemple | en informant mieux les gens | en s’y mettant à plusieurs | avec du temps et de la patience | en simplifiant les règles | en aidant ceux qui en ont le plus besoin | en en parlant ouvertement | pas à pas, sans tout changer d’un coup | en contrôlant que ce qui est promis est fait',
    ),
  },
  en: {
    own: list(
      'little by little, without hurrying | I start early | I ask people around me | in the simplest way | with a bit of planning | the way I was taught | it depends on the day and on how tired I am | I do what I can | I go step by step | I look at how others do it first | with patience | I write down what I have to do | I take the time it needs',
    ),
    past: list(
      'thanks to somebody I know | rather by chance | after looking for a long time | by asking around | little by little | with some help | on the internet | by managing somehow, as usual | quite simply, nothing special | with patience',
    ),
    people: list(
      'by listening to those it concerns | by putting more money into it | by starting at school | by setting an example | by informing people better | by doing it together | with time and patience | by making the rules simpler | by helping those who need it most | by talking about it openly | step by step, without changing everything at once | by checking that what was promised is done',
    ),
  },
}

const ofThePast = /\b(?:avez-vous|etes-vous|vous etes-vous|did|have) (?:you )?\w*/

/** Ways of doing what a folded question asks how to do, where nothing more is known about it. */
export function meansFor(asked: string, language: Language): readonly string[] {
  if (!asksOfOneself(asked)) return means[language].people
  return means[language][ofThePast.test(asked) && !/\bdo you\b/.test(asked) ? 'past' : 'own']
}
