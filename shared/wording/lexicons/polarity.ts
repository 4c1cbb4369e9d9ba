import type { WordingLanguage } from '../finding.ts'
import { entries } from './entries.ts'

/**
 * Words that determine the direction of a rating scale. `positive` and `negative` are the two ends; `neutral` is the
 * middle; `oneWay` are words whose scale starts at zero ("not worried" is a true zero, not an opposite).
 * A `*` stands for any letters.
 */
export interface PolarityLexicon {
  positive: readonly string[]
  negative: readonly string[]
  /** Strong by themselves, without a degree word. */
  strong: readonly string[]
  neutral: readonly string[]
  oneWay: readonly string[]
  /** Degree words, strongest group first. */
  high: readonly string[]
  low: readonly string[]
  /** Negations: total ("not at all") and plain. */
  none: readonly string[]
  not: readonly string[]
}

export const POLARITY: Record<WordingLanguage, PolarityLexicon> = {
  fr: {
    positive: entries(`
      pratiques? / exquis* / accessible* / lisible* / complete?s? / variee?s? / enthousiasme / soutien / adhesion / sympathie / admiration / interet / plaisir / bienveillance / approbation / inoubliable* / charmant* / irresistible* / professionnel* / souriant* / intuitif* / intuitive* / calme* / tranquille* / paisible* / abordable* / genereux / genereuse* / chaleureux / chaleureuse* / moderne* / sympathique* / ponctuel* / courtois* / poli / polie* /
      bon / bonne / bons / bonnes / bien / excellent* / satisfait* / satisfaisant* / content / contents /
      contente* / heureux / heureuse* / favorable* / positif* / positive* / facile* / facilement /
      utile* / agreable* / interessant* / efficace* / claire?s? / probable* / probablement / pour /
      approuve* / ameliore* / amelioration / mieux / meilleure?s? / augmente* / augmentation / hausse /
      progresse* / superbe* / parfait* / delicieux / delicieuse* / remarquable* / exceptionnel* /
      genial* / super / formidable* / rapide* / propre* / fiable* / d'accord / aime / adore / plait /
      optimiste* / soutiens? / soutient / enrichi* / competent* / aimable* / accueillant* / reussi* /
      confortable* / sure?s? / extraordinaire* / fantastique* / succulent* / savoureux / savoureuse* /
      magnifique* / splendide* / ravi* / enchante* / juste* / equitable* / avantageux / avantageuse* /
      benefique* / admirable* / brillant* / elegant* / beau / belle* / securise* / reduit les problemes /
      recommande* / trop / certain / certainement / qualifie* / enthousiaste* / impeccable* /
      irreprochable* / elevee?s? / haute?s? / suffisante?s? / convenables? / acceptables? / longs? / longues? / passionnant* / captivant* / palpitant* /
      enthousiasmant* / grandiose* / sublime* / parfaite* / longue?s? / long / grande?s? / forte?s? /
      nombreu(x|ses) / chere?s? / ideale?s? / idealement / merveilleux / merveilleuse*
    `),
    negative: entries(`
      hostilite / opposition / rejet / antipathie / mepris / degout / desapprobation / aversion / desinteret / mefiance / fade / fades / insipide* / sombre* / vetuste* / delabre* / crasseux / crasseuse* / exigu* / etouffant* / malodorant* / terne* / monotone* / desorganise* / brouillon* / penible* / insupportable* / lamentable* / scandaleux / scandaleuse* / minable* / mediocre* / froid* / hostile* / bruyant* / impoli* / grossier* / frustrant* / decourageant* / desordonne* / indigne* /
      mauvaise?s? / insatisfait* / insatisfaisant* / mecontent* / malheureux / malheureuse* /
      defavorable* / negatif* / negative* / difficile* / difficilement / inutile* / desagreable* /
      ennuyeux / ennuyeuse* / inefficace* / contre / opposee?s? / hostile* / desapprouve* / degrade* /
      degradation / deteriore* / pire* / moins bien / moins bonne?s? / diminue* / diminution / baisse* /
      recule* / nulle?s? / execrable* / laide?s? / moches? / hideu(?:x|se|ses) / infecte?s? / immonde* / immangeable* / nullissime* / abominable* /
      horrible* / mediocre* / catastrophique* / epouvantable* / lente?s? / sales? / dangereux /
      dangereuse* / pessimiste* / deteste / desaccord / improbable* / insuffisant* / decu* / decevant* /
      empire / empiree?s? / appauvri* / confuse?s? / incompetent* / inconfortable* / injuste* /
      deplorable* / affreux / affreuse* / lamentable* / impossible* / peu probable / rejette / mal /
      pas assez / pas tout a fait assez / vraiment pas assez / pas suffisamment / insuffisamment / trop peu / trop bas* / trop faible* / trop lent* /
      trop court* / trop petit* / plus difficile* / plus mal / infecte?s? / immonde* / immangeable* /
      abominable* / inquietant* / bas / basses? / faibles? / courte?s? / petite?s? / bon marche /
      nuisible* / nefaste* / tres faible / desastreux / desastreuse* / complique*
    `),
    strong: entries(`
      inoubliable* / irresistible* / insupportable* / scandaleux / scandaleuse* / minable* /
      passionnant* / captivant* / palpitant* / grandiose* / sublime* / excellent* / execrable* /
      catastrophique* / epouvantable* / horrible* / parfait* / exceptionnel* / superbe* / nulle?s? /
      delicieux / delicieuse* / exquis* / remarquable* / genial* / formidable* / extraordinaire* / adore / deteste /
      deplorable* / affreux / affreuse* / lamentable* / impossible* / fantastique* / magnifique* /
      certain / certainement / desastreux / desastreuse* / impeccable* / merveilleux / merveilleuse*
    `),
    neutral: entries(`
      moyen / moyenne / moderee?s? / raisonnables? / moyens / moyennes / correcte?s? / passable* /
      neutre* / ni … ni … / acceptable* / mitige* / stable* / inchange* / pareil* / la meme chose /
      identique* / sans changement / n'a pas change / pas change / juste ce qu'il faut / comme il faut /
      partage* / indifferent* / au meme niveau / autant / ordinaire* / convenable* / suffisante?s? /
      sans plus / normale?s? / restee? stable / aucun changement / pas de changement / a peu pres (?:juste|bien|bon|bonne) / juste assez
    `),
    oneWay: entries(`
      importante?s? / inquiet / inquiets / inquiete* / preoccupe* / interesse* / stresse* / fatigant* /
      fatigue* / confiance / proche* / attache* / concerne* / informe* / genant* / gene* / douloureux /
      douleur / risque* / motive* / fiere?s? / familier* / expose* / grave* / necessaire* / prioritaire* /
      essentiel* / severe* / strict* / bruyant* / influence* / soucieux / soucieuse* / tente* /
      implique*
    `),
    high: entries(`
      tout a fait / surement / assurement / evidemment / sans hesiter / tres / extremement / absolument /
      parfaitement / totalement / entierement / completement / fortement / beaucoup / enormement /
      vraiment / nettement / considerablement / infiniment / tout le temps / vivement / hautement /
      pleinement / bien plus / bien / vi(?:f|ve)s? / totale?s? / forte?s?
    `),
    low: entries(`
      plutot / assez / moyennement / un peu / legerement / probablement / peut etre / relativement /
      quelque peu / moderement / en partie / partiellement / faiblement / sans doute / leg(?:er|ere)s? / une? certaine?
    `),
    none: entries(`
      pas du tout / pas … du tout / absolument pas / aucunement / nullement / aucune? / certainement pas / jamais /
      vraiment pas
    `),
    not: entries(`
      plutot pas / pas vraiment / pas tellement / pas tres / pas trop / pas / peu / guere / tres peu /
      non
    `),
  },
  en: {
    positive: entries(`
      practical / readable / accessible / varied / lively / exquisite / improvement / enthusiasm / sympathy / admiration / interest / liking / pleasure / approval / loved / liked / lovely / nice / pleasant / charming / delightful / unforgettable / memorable / faultless / ideal / professional / knowledgeable / smooth / intuitive / effortless / simple / calm / quiet / peaceful / spotless / affordable / generous / welcoming / warm / modern / refreshing / worthwhile / fine / solid / stellar / sensational / mind blowing / breathtaking / first rate / unbeatable / courteous / punctual /
      good / well / excellent / satisfied / satisfying / satisfactory / happy / pleased / favou?rable /
      favou?rably / positive / positively / easy / easily / useful / helpful / pleasant / interesting /
      effective / efficient / clear / likely / probably / definitely / certain / certainly / support /
      favou?r / approve / improved? / better / increased? / gone up / went up / up / superb / perfect /
      delicious / outstanding / exceptional / great / fantastic / wonderful / amazing / fast / quick /
      clean / reliable / agree / like / love / optimistic / safe / comfortable / friendly / fair /
      valuable / brilliant / terrific / enjoyable / attractive / appealing / confident / for / tasty /
      beneficial / convenient / awesome / incredible / delighted / thrilled / enjoyed / above average /
      exceeded( my| our)? expectations / superior / world class / too / recommend / skilled / polite /
      trustworthy / competent / accurate / attentive / high quality / rewarding / successful / strong /
      impressive / adequate / acceptable / reasonable / sufficient / fascinating / gripping / thrilling / exciting / riveting / inspiring / stunning /
      fabulous / marvell?ous / magnificent / spectacular / phenomenal / flawless / first class /
      spacious / enthusiastic / impressed / richer / high / long / big / large / many / expensive
    `),
    negative: entries(`
      untrustworthy / noisy / deterioration / hostility / opposition / contempt / disgust / distrust / mistrust / disapproval / aversion / rejection / disinterest / loud / bland / tasteless / insipid / drab / gloomy / stuffy / cramped / smelly / filthy / messy / chaotic / disorgani[sz]ed / shabby / tatty / hated / disastrous / catastrophic / shocking / horrendous / dire / unbearable / hopeless / outrageous / ghastly / horrid / grim / shoddy / substandard / unimpressive / underwhelming / uninteresting / unprofessional / incompetent / impolite / inattentive / complicated / frustrating / pointless / worthless / forgettable / dated / uncaring / hostile / cold / unwelcoming /
      bad / badly / poor / poorly / dissatisfied / unsatisfied / unsatisfying / unsatisfactory / unhappy /
      displeased / unfavou?rable / unfavou?rably / negative / negatively / difficult / hard / useless /
      unhelpful / unpleasant / ugly / hideous / insufficient / boring / dull / tedious / rubbish / lousy / pathetic / atrocious /
      abysmal / ineffective / inefficient / unclear / confusing / unlikely / oppose / opposed / against /
      disapprove / worsened / worse / worst / decreased? / gone down / went down / fallen / down /
      declined / deteriorated / terrible / awful / horrible / disagree / dislike / hate / pessimistic /
      unsafe / dangerous / uncomfortable / unfriendly / unfair / slow / dirty / unreliable /
      unattractive / disappointing / disappointed / too little / too few / too low / too short /
      too slow / too small / too lenient / too soft / too cheap / too weak / too easy / not … enough /
      not enough / impossible / inadequate / harmful / inconvenient / disliked / below average /
      below( my| our)? expectations / inferior / appalling / dreadful / mediocre / rude / inaccurate /
      weak / poorer / reject / disgusting / unacceptable / lacking / needs improvement / less good / low /
      short / small / few / cheap
    `),
    strong: entries(`
      loved / hated / disastrous / catastrophic / horrendous / dire / unbearable / outrageous / ghastly / stellar / sensational / mind blowing / breathtaking / unbeatable / unforgettable / delightful / faultless /
      fascinating / gripping / thrilling / stunning / fabulous / marvell?ous / magnificent / spectacular /
      phenomenal / flawless / first class / abysmal / atrocious / lousy / pathetic / rubbish / excellent /
      outstanding / superb / perfect / exceptional / fantastic / wonderful / amazing / terrible / awful /
      horrible / love / hate / certain / certainly / definitely / impossible / delicious / appalling /
      dreadful / brilliant / terrific / disgusting / world class / awesome / incredible / thrilled /
      delighted
    `),
    neutral: entries(`
      average / fairish / medium / ok / okay / neutral / neither… / acceptable / mixed / the same / same /
      unchanged / no change / about right / just right / so so / indifferent / adequate / no difference /
      not changed / moderate / in between / met( my| our)? expectations / ordinary / decent / reasonable /
      about the same / might or might not / may or may not
    `),
    oneWay: entries(`
      important / worried / concerned / interested / stressed / stressful / tired / tiring / trust /
      close / attached / informed / painful / motivated / proud / familiar / exposed / serious /
      necessary / essential / affected / anxious / bothered / aware / involved / engaged / noisy /
      expensive / strict / committed / willing / lonely / confidence / urgent / annoyed / annoying /
      afraid / curious / tempted / prepared / influential
    `),
    high: entries(`
      very / extremely / completely / totally / absolutely / strongly / much / far / a lot /
      a great deal / highly / entirely / fully / really / perfectly / incredibly / significantly /
      considerably / greatly / definitely / exceptionally / strong / total / huge / major
    `),
    low: entries(`
      fairly / somewhat / rather / quite / slightly / a bit / a little / moderately / mostly / mildly /
      partly / reasonably / probably / generally / tend to / to some extent / a fair amount / perhaps /
      maybe / pretty / possibly / slight / some / minor / mild
    `),
    none: entries(`
      not at all / not … at all / none / no / never / not in the least / definitely not /
      not … in the least
    `),
    not: entries(`
      not very / not that / not really / not particularly / not so / not too / not / don't / do not /
      hardly / less
    `),
  },
}
