/** Common English verbs in their plain form, to tell "and cut charges" from "and parking charges". */
export const ENGLISH_VERBS: ReadonlySet<string> = new Set(
  'accept achieve act add adjust adopt advise afford allow answer apply appreciate approve argue arrange ask assess attend avoid ban become begin believe borrow bring build buy call cancel care carry change charge check choose clean close collect comment complain complete consider consult consume continue contribute control cook create cut cycle deal decide decrease defend deliver deserve develop discuss donate download drink drive earn eat educate eliminate employ encourage end enjoy enter evaluate exercise expand explain explore extend feel fight fill find finish fix follow force forget forgive fund gain get give go grow handle have hear help hire hold improve include increase inform introduce invest invite join keep know lead learn leave lend let limit like listen live lock look lose love lower maintain make manage mark meet modernise monitor motivate move need offer open order organise organize oppose own participate pay plan plant play post practise practice pray prefer prepare prevent produce prohibit promote protect provide publish purchase put raise read receive recommend recycle reduce reform refuse regulate relax remember remove renovate rent repair replace report represent require resolve respect respond restore return reuse reward ride run save search see seek sell send set share shop show sign skip sleep smoke solve sort speak spend start stay stop store strengthen study subsidise subsidize succeed suffer supply support take talk tax teach tell thank think throw trust try turn understand update upgrade use visit volunteer vote wait walk want wash waste watch wear win work worry write'.split(
    ' ',
  ),
)

/** English verbs that are as often nouns: after "and" they need an object to be read as verbs. */
export const ALSO_NOUNS: ReadonlySet<string> = new Set(
  'work drink exercise visit talk walk call change charge check cook cut feel fight help increase limit love offer order play plant post practice produce purchase reform repair report respect return reward ride run search share show sleep smoke stay stop store study supply support tax trust turn update use vote wash waste watch wear worry cycle deal rent lead sign control care answer cause value travel'.split(
    ' ',
  ),
)

/** French infinitives in -re and -oir, and nouns that only look like infinitives. */
export const FRENCH_INFINITIVES: ReadonlySet<string> = new Set(
  'prendre apprendre comprendre rendre vendre attendre entendre repondre perdre mettre permettre promettre faire lire dire ecrire boire croire vivre suivre conduire construire produire reduire introduire traduire connaitre reconnaitre etre rire battre defendre etendre interdire inscrire detruire satisfaire resoudre joindre rejoindre atteindre craindre peindre eteindre plaire combattre admettre transmettre soumettre surprendre reprendre entreprendre descendre suspendre fondre convaincre restreindre poursuivre naitre cuire instruire avoir voir recevoir prevoir savoir pouvoir devoir vouloir concevoir percevoir promouvoir revoir valoir'.split(
    ' ',
  ),
)

export const FRENCH_NOT_INFINITIVES: ReadonlySet<string> = new Set(
  'loyer mer fer hiver hier cher amer enfer danger foyer dejeuner diner souper gouter manager leader poster hamburger boucher etranger leger passager menager berger verger potager viager super hyper cancer laser premier dernier papier quartier cahier metier courrier escalier atelier chantier dossier fevrier janvier particulier entier regulier financier policier immobilier hospitalier ouvrier infirmier cuisinier panier calendrier clavier pompier fichier routier fruitier acier collier plaisir avenir desir loisir souvenir soir espoir noir miroir couloir trottoir partir-de cuir tir tresor menuisier charcutier pâtissier conseiller chomer week-end banquier courtier hotelier laitier gibier grenier huissier luminaire epicier'.split(
    ' ',
  ),
)
