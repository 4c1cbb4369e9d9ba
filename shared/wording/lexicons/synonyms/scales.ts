import type { WordingLanguage } from '../../finding.ts'

/** Degrees, verdicts, frequencies and exits that say the same, one group a line. */
export const SAME_POINTS: Record<WordingLanguage, string> = {
  fr: `
trop cher / prix trop élevé / prix élevé / trop coûteux / trop onéreux / trop élevé / coûte trop cher / hors de prix / tarif trop élevé / coût trop élevé / le coût / le prix
trop compliqué / trop complexe / trop difficile / trop dur
trop lent / lenteur / prend trop de temps / trop long
trop chaud / surchauffé / il fait trop chaud
trop de monde / trop fréquenté / bondé / surpeuplé / la foule / trop plein
trop bruyant / trop de bruit
un peu / légèrement / faiblement / quelque peu
moyen / ni bon ni mauvais / ni bien ni mal / ni bonne ni mauvaise / moyennement bien
pas intéressé / aucun intérêt / pas d'intérêt / ça ne m'intéresse pas / cela ne m'intéresse pas / manque d'intérêt
souvent / fréquemment / régulièrement
parfois / quelquefois / de temps en temps / de temps à autre / occasionnellement / à l'occasion / par moments
rarement / peu souvent / pas souvent / peu fréquemment / exceptionnellement
toujours / tout le temps / systématiquement / à chaque fois / à tous les coups / chaque fois
jamais / à aucun moment / pas une seule fois / jamais de la vie
plusieurs fois par mois / quelques fois par mois
plusieurs fois par semaine / quelques fois par semaine
très souvent / très fréquemment
insatisfait / non satisfait / pas satisfait / mécontent / pas content
satisfait / content
très insatisfait / très mécontent
plutôt / assez
pas du tout / absolument pas / aucunement / nullement / en aucun cas / en rien / vraiment pas du tout
très / vraiment
tout à fait / totalement / entièrement / complètement / absolument / pleinement
certainement / sûrement / assurément / à coup sûr / sans aucun doute / c'est certain / certain
probablement / sans doute / vraisemblablement / c'est probable / probable
peut-être / éventuellement / c'est possible / possiblement
facile / aisé / simple
difficile / dur / compliqué / pas facile / ardu / pas simple
inutile / pas utile / sans utilité / ne sert à rien / ne servait à rien / sans intérêt / superflu
utile / d'utilité
important / d'importance
sans importance / pas important / peu importe
mauvais / pas bon
favorable / pour / j'y suis favorable / je suis pour
défavorable / opposé / contre / pas favorable / je suis contre / j'y suis opposé
d'accord / accord / j'approuve / approuve / je suis d'accord
pas d'accord / en désaccord / désaccord / je désapprouve / désapprouve
cher / coûteux / onéreux
bon marché / pas cher / peu cher / peu coûteux / économique / abordable
ennuyeux / barbant / lassant / assommant
intéressant / captivant
heureux / joyeux / gai
triste / malheureux
fatigué / épuisé
calme / tranquille / paisible / silencieux
bruyant / plein de bruit
propre / nettoyé
sale / malpropre / crasseux
beau / joli
laid / moche
gratuit / sans frais / à titre gracieux
oui / affirmatif
non / négatif
environ / à peu près / approximativement
augmenté / en hausse / a augmenté / une hausse / une augmentation / progressé / en augmentation
diminué / baissé / en baisse / a diminué / a baissé / une baisse / une diminution / en diminution / reculé
reste stable / stable / inchangé / n'a pas changé / identique / pareil / pas de changement / aucun changement / la même chose / resté le même
amélioré / mieux / s'est amélioré / une amélioration / en progrès
dégradé / s'est dégradé / empiré / une dégradation / moins bien / détérioré / pire
peu importe / sans préférence / pas de préférence / aucune préférence / indifférent / cela m'est égal / ça m'est égal / n'importe lequel / n'importe / je n'ai pas de préférence
sans opinion / aucun avis / sans avis / pas d'avis / pas d'opinion / je n'ai pas d'avis / je n'ai pas d'opinion / aucune opinion
sans objet / non concerné / non applicable / pas concerné / je ne suis pas concerné / ne me concerne pas / cela ne me concerne pas
refus / je préfère ne pas répondre / je ne souhaite pas répondre / je ne veux pas répondre / refus de répondre
autre / autre réponse / autre chose
aucun / aucun d'entre eux / aucune de ces réponses / aucun de ceux-ci / rien de tout cela / aucune de celles-ci / rien / zéro
les deux / l'un et l'autre / aussi bien l'un que l'autre
immédiatement / tout de suite / sur-le-champ / sans attendre / aussitôt
excessif / trop élevé / exagéré
bientôt / prochainement / sous peu
en avance / trop tôt
en retard / trop tard
à l'heure / ponctuel / dans les temps
vite / rapidement
lentement / doucement
obligatoire / imposé
facultatif / optionnel / non obligatoire / pas obligatoire / au choix
autorisé / permis
interdit / prohibé / défendu / pas autorisé / non autorisé
suffisant / assez
insuffisant / pas assez / pas suffisant / trop peu
sûr / en sécurité / sans danger / sans risque
dangereux / pas sûr / risqué / pas sans danger
tiède / ni chaud ni froid
`,
  en: `
too expensive / not cheap enough / costs too much / price too high / too dear / high price / too costly / too high / too pricey / overpriced / the cost / the price / cost
too slow / takes too long / not fast enough / too long
too long / lasted too long / went on too long
too difficult / too hard / too complicated / too complex
too crowded / too busy / too many people / overcrowded / crowds
too noisy / too much noise / too loud
slightly / a little / a bit / a little bit / to a small extent
often / frequently / regularly
sometimes / occasionally / now and then / from time to time / now and again / once in a while / every so often / at times
rarely / seldom / hardly ever / not often / infrequently
always / all the time / every time / at all times / without exception / constantly
never / at no time / not ever / not once
several times a week / a few times a week
several times a month / a few times a month
very often / very frequently
dissatisfied / unsatisfied / not satisfied / unhappy / displeased / not happy
satisfied / content / happy / pleased / glad
very dissatisfied / very unhappy
fairly / quite / rather
not at all / not in the least / in no way
completely / totally / entirely / fully / absolutely / wholly
certainly / definitely / for sure / without doubt / certain / for certain / without a doubt
probably / in all likelihood
maybe / perhaps / possibly / it is possible
easy / simple / straightforward / not difficult / not hard
difficult / hard / not easy / tricky / tough
useless / not useful / of no use / pointless / no use
important / of importance
unimportant / not important / of no importance / doesn't matter
bad / not good / poor
average / so-so / middling / neither good nor bad
in favour / favour / support / for / favor / in favor / i support it / i am in favour
against / oppose / opposed / not in favour / not in favor / i oppose it / i am against
agree / in agreement / i agree / approve
disagree / do not agree / don't agree / not agree / i disagree / disapprove
big / large
small / little
expensive / costly / dear / pricey
cheap / inexpensive / not expensive / affordable / low cost
fast / quick / rapid / speedy
quickly / rapidly / fast / swiftly
likely / probable
unlikely / improbable / not likely
other / something else / another / something different
none / none of these / none of the above / nothing / none of them / zero / none of those / not any
yes / affirmative
about / approximately / roughly / around
increased / gone up / risen / an increase / more than before / it has gone up
decreased / gone down / fallen / declined / a decrease / less than before / it has gone down / dropped
stayed the same / unchanged / no change / remained the same / about the same / no different / the same / not changed
improved / got better / better / gotten better
got worse / worsened / worse / deteriorated / gotten worse
safe / not dangerous / secure
unsafe / dangerous / not safe / risky
boring / dull / tedious / uninteresting / not interesting
sad / unhappy mood
tired / exhausted / fatigued / worn out / weary
angry / mad / furious
calm / peaceful / quiet / tranquil
noisy / loud
clean / tidy
dirty / unclean / filthy
beautiful / pretty
ugly / unattractive
free / free of charge / at no cost / without charge / for nothing / no charge
illegal / unlawful / against the law / not legal
legal / lawful
lukewarm / tepid
cold / chilly
no preference / it doesn't matter / it does not matter / either / i don't mind / no particular preference / any of them / makes no difference / don't mind / not bothered / i do not mind / any
no opinion / no view / i have no view / i have no opinion / no views either way / no particular opinion
not applicable / does not apply / n/a / doesn't apply / does not apply to me / not applicable to me
prefer not to say / rather not say / i would rather not say / refuse to answer / decline to answer / prefer not to answer
immediately / straight away / right away / at once / instantly
excessive / too high / exorbitant
soon / shortly / before long
early / ahead of time
late / behind time / not on time
on time / punctual / at the agreed time
compulsory / mandatory / obligatory / required
optional / voluntary / not compulsory / not required
allowed / permitted
forbidden / banned / prohibited / not allowed / not permitted
enough / sufficient / adequate
not enough / insufficient / too little / inadequate
both / both of them / the two of them
a couple / two / a pair
`,
}
