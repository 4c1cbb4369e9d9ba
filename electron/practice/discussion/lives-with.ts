import type { Living } from '../panel/life/family.ts'
import type { Language } from '../text.ts'

/** With whom participants say that they live, who are asked for it when they introduce themselves. */
export const livesWith: Readonly<Record<Language, Readonly<Record<Living, string>>>> = {
  fr: {
    parents: 'je vis chez mes parents',
    shared: 'je vis en colocation',
    alone: 'je n’ai personne d’autre à la maison',
    couple: 'on vit à deux',
    family: 'je vis en couple, avec des enfants à la maison',
    singleParent: 'j’élève mes enfants sans conjoint',
  },
  en: {
    parents: 'I live with my parents',
    shared: 'I share a flat',
    alone: 'I live by myself',
    couple: 'there are two of us at home',
    family: 'I live with my partner and our children',
    singleParent: 'I bring up my children on my own',
  },
}
