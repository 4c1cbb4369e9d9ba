import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Sensitive subjects, which are best asked about late in a questionnaire. */
export const SENSITIVE_SUBJECTS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    revenus? / salaire / patrimoine / epargne / dettes? / sexu\p{L}* / contraception / avortement / ivg /
    vih / sida / drogues? / cannabis / alcool / depress\p{L}* / suicid\p{L}* / violences? / agress\p{L}* /
    viols? / victimes? / religion / religieu\p{L}* / vote / vote[rz]? / parti politique /
    origine ethnique / couleur de peau / casier / condamn\p{L}* / fraud\p{L}* / handicap /
    maladie mentale / troubles? psych\p{L}* / infidel\p{L}* / grossesse / papiers /
    situation irreguliere
  `),
  en: anyOf(String.raw`
    income / salary / earn / wealth / savings / debts? / sexual\p{L}* / sex life / contracepti\p{L}* /
    abortion / hiv / aids / drugs? / cannabis / alcohol / depress\p{L}* / suicid\p{L}* / violen\p{L}* /
    assault\p{L}* / rape / victims? / religio\p{L}* / vote / voted / political party / ethnic\p{L}* /
    race / criminal record / convict\p{L}* / fraud / cheat\p{L}* / disabilit\p{L}* /
    mental (?:illness|health) / infidel\p{L}* / pregnan\p{L}* / immigration status
  `),
}

/** Asks for an overall judgement. */
export const GENERAL_QUESTIONS: Record<WordingLanguage, string> = {
  fr: anyOf(`
    globalement / dans l'ensemble / en general / de maniere generale / d'une maniere generale /
    de facon generale / tout bien considere / au total / toutes choses considerees
  `),
  en: anyOf(`
    overall / in general / generally speaking / all things considered / taken as a whole / on the whole /
    all in all / as a whole / taking everything into account
  `),
}
