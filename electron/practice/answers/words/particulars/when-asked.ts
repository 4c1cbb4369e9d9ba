/** Moments: at what time of life, of the year or of the day one does a thing, and when one knows that it is time. */
export const whenAsked = String.raw`
# when: (testament|heritage|succession|obseques|donation|will|inheritance|funeral|power of attorney|directives anticipees|living will)
fr: dès qu’on a des enfants | vers soixante ans | quand on achète un logement | à la retraite | le plus tôt possible, on ne sait jamais | vers cinquante ans, à tête reposée | tant qu’on est en bonne santé | quand on a quelque chose à laisser
en: as soon as you have children | at around sixty | when you buy a home | on retiring | as early as you can, you never know | at around fifty, with a clear head | while you are still in good health | once you have something to leave
# when: (retraite|travailler|carriere|retire|retirement|stop working) + (faut-il|doit-on|devrai~|bon|bonne|ideal~|prepar~|arret~|penser|should|ought|best|right|prepare|stop|think|good)
fr: vers soixante-deux ans | dès quarante ans, pour la préparer | quand le corps ne suit plus | dix ans avant | quand on en a assez fait | le plus tôt possible | quand on a encore la santé pour en profiter
en: at around sixty-two | from forty on, to prepare for it | when the body has had enough | ten years before | when you have done your share | as early as possible | while you are still well enough to enjoy it
# when: (conduire|volant|permis|drive|driving|licence|wheel) + (faut-il|doit-on|devrai~|faut|arret~|rendre|should|ought|stop|give up|best|right)
fr: quand on n’y voit plus assez bien | quand le médecin le dit | vers quatre-vingts ans | quand on commence à avoir peur | quand les réflexes ne suivent plus | après un premier accrochage | quand la famille s’inquiète
en: when you no longer see well enough | when the doctor says so | at around eighty | when you start to be afraid | when your reflexes slow down | after a first bump | when the family starts to worry
# when: (epargn~|economis~|mettre de cote|placer|saving|save|invest|put money) + (faut-il|doit-on|devrai~|bon|commenc~|should|ought|best|right|start|begin|good)
fr: dès le premier salaire | quand on a un emploi stable | le plus tôt possible, même un peu | à la naissance d’un enfant | vers trente ans | en début de mois, avant de dépenser | quand les dettes sont payées
en: from the first wage on | once you have a steady job | as early as you can, even a little | when a child is born | at around thirty | at the start of the month, before you spend it | when the debts are paid
# when: (maison de retraite|ehpad|residence|care home|nursing home|sheltered|vivre seule?|live alone) + (faut|faut-il|devrai~|entrer|bon|should|move|go|right|time)
fr: quand on ne peut plus rester chez soi sans danger | le plus tard possible | avant d’y être obligé | quand la famille n’y arrive plus | quand on le décide soi-même | après une chute | quand on se sent trop seul
en: when it is no longer safe to stay at home | as late as possible | before you are forced to | when the family can no longer cope | when you decide it yourself | after a fall | when you feel too lonely
# when: (enfants?|bebe|parents?|children|child|baby|have kids) + (avoir|faire|devenir|bon moment|meilleur moment|having|have|become|right time|best time) - telephone|phone|argent|money|parler|talk
fr: vers trente ans | quand on se sent prêt à deux | quand on a un logement | il n’y a pas de bon moment | avant trente-cinq ans | une fois les études finies | quand on a un travail stable
en: at around thirty | when both feel ready | once you have a home | there is no right time | before thirty-five | once your studies are over | when you have a steady job
# when: (parler|expliquer|aborder|apprendre|talk|explain|tell|teach|discuss) + (enfants?|ados?|jeunes?|children|child|kids|teenagers?)
fr: dès qu’ils posent des questions | vers dix ans | avant le collège | très tôt, avec des mots simples | quand l’occasion se présente | à l’adolescence, au plus tard
en: as soon as they ask | at around ten | before secondary school | very early, in simple words | when the occasion arises | in their teens at the latest
# when?: (moment de la vie|age de la vie|periode de la vie|stage (of|in) (your |their |one's )?life|point in (your|one's|their|a person's)? ?life|time (of|in) (your |one's )?life)
fr: vers vingt ans | autour de quarante ans | à la naissance d’un enfant | au moment de la retraite | quand on est jeune | vers cinquante ans, avec du recul | à n’importe quel âge | quand les enfants sont partis
en: at around twenty | at around forty | when a child is born | on retiring | when you are young | at around fifty, with hindsight | at any age | once the children have left
# when: (compris|realise|rendu compte|senti~|su que|became|realis~|realiz~|knew|felt|understood|become) + (adulte|grandi|grande?|adult|grown up|grown-up)
fr: avec mon premier salaire | quand j’ai quitté la maison | en payant mes premières factures | à la mort de mon père | pas encore tout à fait | le jour où j’ai signé un bail | quand il a fallu m’occuper des autres
en: with my first wage | when I left home | when I paid my first bills | when my father died | not quite yet | the day I signed a lease | when I had to look after other people
# when: (compris|realise|rendu compte|senti~|su que|realis~|realiz~|knew|felt|understood|notic~) + (vieill~|vieux|vieille|age|older|old|ageing|aging)
fr: quand on m’a cédé une place dans le bus | à cinquante ans | le jour où j’ai mis des lunettes | en voyant grandir les petits de la famille | quand j’ai eu mal au dos | pas encore, dans ma tête | devant une photo
en: when somebody gave me their seat on the bus | at fifty | the day I got glasses | watching the little ones in the family grow up | when my back started to hurt | not yet, in my head | looking at a photo
# when: (medecin|docteur|urgences|consult~|doctor|gp|emergency|hospital|ambulance) + (decid~|faut|allez|appel~|go|call|see|decide)
fr: quand la fièvre dure | au bout de trois jours | quand j’ai vraiment mal | dès que ça m’inquiète | quand je ne peux plus travailler | le plus tard possible | quand un proche insiste
en: when a fever lasts | after three days | when it really hurts | as soon as it worries me | when I cannot get on with my day | as late as possible | when someone close insists
# when: (police|gendarmes?|secours|pompiers|fire brigade) + (appel~|faut|call|ring)
fr: quand il y a un danger | en cas de cambriolage | quand quelqu’un est blessé | quand on entend des cris | si ça dégénère | quand le bruit ne cesse pas de la nuit
en: when there is danger | if there is a break-in | when somebody is hurt | when you hear screaming | if it gets out of hand | when the noise goes on all night
# when: (reclam~|plain[dt]~|protest~|complain|object)
fr: quand on se moque de moi | dès qu’il y a une erreur sur la facture | quand l’attente est trop longue | quand le produit ne marche pas | rarement, je laisse passer | quand c’est vraiment injuste
en: when I am being taken for a fool | as soon as there is a mistake on the bill | when the wait is too long | when a product does not work | seldom, I let it go | when it is really unfair
# when: (changez|changer|remplac~|change|replace|switch) + (voiture|telephone|ordinateur|lunettes|matelas|fournisseur|car|phone|computer|glasses|mattress|supplier)
fr: quand il tombe en panne | quand la réparation coûte trop cher | au bout de plusieurs années | quand une bonne offre passe | le plus tard possible | quand on ne peut plus faire autrement
en: when it breaks down | when repairs cost too much | after several years | when a good offer comes along | as late as possible | when there is no other way
# when: (courrier|lettres?|factures?|post|mail|letters?|bills) + (ouvr~|lis|lisez|pay~|regl~|open|read|pay)
fr: dès que je le reçois | le soir, en rentrant | le samedi matin | quand j’ai un moment | une fois par semaine, tout d’un coup | le matin, avec le café
en: as soon as it comes | in the evening when I get in | on Saturday morning | when I have a moment | once a week, all at once | in the morning with my coffee
# when: (douche|bain|laver|shower|bath|wash)
fr: le matin, en me levant | le soir, avant de dormir | après le sport | vers sept heures | le soir, pour me détendre
en: in the morning when I get up | in the evening before bed | after sport | at around seven | in the evening, to relax
# when: (radio|podcasts?|musique|music)
fr: le matin, au petit-déjeuner | en voiture | en cuisinant | le soir, avant de dormir | en me préparant | dans l’après-midi, en bricolant
en: in the morning at breakfast | in the car | while I cook | in the evening before I go to sleep | while I get ready | in the afternoon while I do odd jobs
# when: (lis|lisez|lire|lecture|read|reading)
fr: le soir, au lit | dans le train | le dimanche après-midi | pendant les vacances | à la pause de midi | le matin, avec le café
en: in bed at night | on the train | on Sunday afternoons | on holiday | in my lunch break | in the morning with my coffee
# when: (tele|television|films?|series?|tv|telly)
fr: le soir, après le repas | vers vingt et une heures | le week-end | le midi, pour les informations | tard le soir | quand il pleut
en: in the evening after dinner | at around nine | at weekends | at midday for the news | late at night | when it rains
# when: (faites (les|vos) courses|faire (les|vos) courses|supermarche|(do|go) (your |the )?(main |weekly |food )*(shop|shopping|groceries)|supermarket)
fr: le samedi matin | le vendredi soir, en rentrant | en semaine, tôt le matin | le jeudi | le lundi, il y a moins de monde | le mercredi en fin de journée | le samedi vers dix heures
en: on Saturday morning, around ten | on Friday evening on the way home | on weekdays, early | on Thursday at about six | on Monday, when it is quiet | on Wednesday, late in the afternoon | on Saturday after lunch
# when: (cuisin~|cook~|prepar\w+ (a manger|les repas|vos repas)) - holiday|vacances
fr: le soir, en rentrant | le dimanche, pour toute la semaine | le midi et le soir | le week-end, quand j’ai le temps | vers dix-neuf heures | le matin, avant la chaleur
en: in the evening when I get in | on Sundays, for the whole week | at midday and in the evening | at weekends when I have time | at around seven | in the morning before it gets hot
# when: (sport|courez|courir|marche[rz]?|promen~|exercise|run|walk|gym|workout)
fr: le dimanche matin | en fin de journée | le matin, avant tout le reste | le midi | le samedi | quand il fait beau
en: on Sunday morning | late in the day | first thing in the morning | in my lunch break | on Saturdays | when the weather is fine
# when: (arros~|jardin~|plant~|sem~|taill~|water|garden~|plant|sow|prune)
fr: le soir, quand il fait moins chaud | tôt le matin | au printemps | en automne | le week-end | après la pluie | à la Sainte-Catherine
en: in the evening when it is cooler | early in the morning | in spring | in autumn | at weekends | after rain | once the frosts are over
# when: (telephon~|appel~|ring|phone|call) + (famille|parents?|amis?|mere|pere|enfants?|family|parents|friends?|mother|father|children)
fr: le dimanche soir | en fin de journée | le mercredi | quand je suis au calme | pour les anniversaires | le samedi matin | en rentrant du travail
en: on Sunday evening | late in the day | on Wednesdays | when I have some peace | on birthdays | on Saturday morning | on the way home from work
# when: (conges?|vacances|annual leave|holidays?|time off|vacation) + (pren~|pos~|part~|prefer~|take|go|book)
fr: en août, avec tout le monde | en juin, avant la foule | en septembre | à Noël | au printemps | deux semaines l’été et une l’hiver | hors des vacances scolaires
en: in August, like everybody | in June, before the crowds | in September | at Christmas | in spring | two weeks in summer and one in winter | outside the school holidays
# when: (seule?s?|solitude|alone|lonely|isole~)
fr: le dimanche soir | pendant les fêtes | en rentrant le soir | la nuit, quand je ne dors pas | en hiver | rarement | quand la famille repart
en: on Sunday evening | over Christmas | when I come home at night | at night when I cannot sleep | in winter | seldom | when the family has left
# when: (argent|budget|fins? de mois|money|short|tight|broke) + (manqu~|serre~|juste|difficile|tight|short|hard|run)
fr: à la fin du mois | en septembre, avec la rentrée | après les fêtes | en hiver, avec le chauffage | quand les impôts tombent | vers le vingt
en: at the end of the month | in September, when school starts | after Christmas | in winter, with the heating | when the taxes are due | from about the twentieth on
# when?: (calme|tranquille|silence|concentr~|efficace|productive|quiet|peace~|focus~|productiv~|idees|ideas|energy|energie|forme)
fr: tôt le matin | en fin de matinée | le soir, quand tout le monde dort | après le café | le samedi matin | l’après-midi
en: early in the morning | late in the morning | in the evening when everybody is asleep | after my coffee | on Saturday morning | in the afternoon
# when: (ecole|etudes|cours|devoirs|appren~|school|homework|learn~|lesson~) + (enfants?|eleves?|commenc~|mieux|children|pupils?|start|best)
fr: le matin | en rentrant de l’école, après le goûter | avant six ans | le plus tôt possible | en début d’après-midi | le mercredi matin
en: in the morning | after school, once they have had something to eat | before they are six | as early as possible | early in the afternoon | on Saturday morning
# when: (demenag~|acheter|achet~|vendre|louer|investir|move|buy|sell|rent|invest) + (bon moment|moment|faut-il|ideal|should|best|right|good)
fr: quand on a un emploi stable | avant d’avoir des enfants | quand les taux sont bas | au printemps | jamais, c’est trop cher | quand on est sûr de rester | vers trente ans
en: once you have a steady job | before you have children | when interest rates are low | in spring | never, it is too expensive | when you are sure you will stay | at around thirty
# when: (volets?|fenetres?|aer~|windows?|shutters?|curtains?)
fr: tôt le matin | le soir | dix minutes chaque matin | la nuit, en été | dès le lever | quand il fait moins chaud dehors
en: early in the morning | in the evening | ten minutes every morning | at night, in summer | as soon as I am up | when it is cooler outside
# when: ((moment|periode|mois|saison) (de l'annee|dans l'annee)|quelle saison|quel mois|time of (the )?year|season|month|part of the year) + (fatigu~|triste|moral|deprim~|tired|low|sad|gloomy|down|exhausted)
fr: en novembre | en hiver | à la fin de l’automne | en février | juste avant les vacances | en janvier, après les fêtes
en: in November | in winter | late in autumn | in February | just before the holidays | in January, after Christmas
`
