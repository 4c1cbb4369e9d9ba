/**
 * Answers to whole kinds of questions about one's past, plans, difficulties and worries, and about a thing or an idea
 * that is shown. Most fit only where no more exact class does.
 */
export const broadLives = `
# tell: (decri~|describe|parlez~|racont~|tell|expli~) + (objectif~|but que|projet|ambition|motivation~|espere~|esperez|goals?|aims?|ambition|motivation|hope to|project) + (vous|vos|votre|you|your)
fr: je voudrais être en meilleure forme d’ici l’été | si j’arrive à mettre un peu d’argent de côté chaque mois, ce sera déjà bien | j’aimerais changer de poste et apprendre autre chose | finir les travaux de la maison, voilà mon but | je veux passer plus de temps avec les miens | je voudrais apprendre une langue pour voyager sans peur | j’avance petit à petit, sans date précise | ce qui me pousse, c’est d’être utile | je veux me prouver que j’en suis capable | j’espère surtout y prendre du plaisir
en: I would like to be fitter by the summer | putting a little money aside each month would be a good start | I would like to change jobs and learn something else | finishing the work on the house, that is my goal | I want to spend more time with my people | I would like to learn a language and travel without fear | I go step by step, with no date in mind | what drives me is being useful | I want to prove to myself that I can do it | above all I hope to enjoy it
# tell: (decri~|describe|parlez~|racont~|tell|write) + (hiver|ete|printemps|automne|noel|fete|anniversaire|winter|summer|spring|autumn|christmas|birthday|party|feast) + (souven~|marqu~|memor~|remember~|inoubli~|unforgett~|special~|prefere~|favou?rite)
fr: il y avait de la neige jusqu’aux fenêtres | on était tous chez mes grands-parents | il a fait si chaud qu’on dormait dehors | on a mangé dans le jardin jusqu’à minuit | l’électricité est tombée en panne et on a allumé des bougies | les cousins étaient venus de loin | on a joué aux cartes tous les soirs | j’avais dix ans et tout me paraissait immense | on a ri jusqu’à en pleurer | c’est la dernière fois que la famille était au complet
en: there was snow up to the windows | we were all at my grandparents’ | it was so hot that we slept outside | we ate in the garden until midnight | the power went off and we lit candles | the cousins had come from far away | we played cards every evening | I was ten and everything seemed huge | we laughed until we cried | it was the last time that the whole family was together
# tell: (decri~|describe|parlez~|racont~|tell) + (voyage|sejour|vacances|journey|trip|travel|holiday|vacation) + (reve~|ideal~|dream|ideal|perfect|parfait~)
fr: je partirais trois semaines, sans montre | j’irais voir les animaux de près, tôt le matin | il y aurait la mer et peu de monde | je dormirais chez l’habitant | un petit groupe et un bon guide, ça me suffirait | je mangerais tout ce que je ne connais pas | je le ferais en train ou en bateau, lentement | avec ma famille au complet | sans téléphone, avec un appareil photo
en: I would go for three weeks, without a watch | I would see the animals close up, early in the morning | there would be the sea and not many people | I would stay with local people | a small group and a good guide would be enough | I would eat everything that I do not know | I would go slowly, by train or by boat | with the whole family | with no phone, just a camera
# thing: (defi~|difficult~|obstacle~|probleme~|freins?|challenge~|problem~|barrier~|struggle~|hurdle~) + (avec|quand|lorsque|dans|en matiere|pour|with|when|regarding|comes to|in|about) - pays|country|societe|society|monde|world|commune|quartier|ville|town|city|area|jeunes|young|travail|work|job|enfance
fr: trouver le temps | tenir dans la durée | le prix | la motivation | s’y mettre | la fatigue | changer mes habitudes | savoir par où commencer
en: finding the time | keeping it up | the cost | motivation | getting started | being tired | changing my habits | knowing where to begin
# thing!: (defi|difficulte|probleme|challenge|problem|struggle|trouble|difficulty) .*(sommeil|dormir|sleep~)
fr: m’endormir | me réveiller à quatre heures | le bruit | les écrans le soir | les soucis | me lever le matin | la chaleur en été
en: falling asleep | waking at four | noise | screens in the evening | my worries | getting up in the morning | the heat in summer
# thing!: (defi|difficulte|probleme|challenge|problem|struggle|obstacle|difficulty) .*(sport|forme|fitness|exercice|exercise|gym|kilos|poids|weight)
fr: trouver le temps | rester régulier | le grignotage | la motivation en hiver | le prix de la salle | les douleurs au dos | y aller sans compagnie
en: finding the time | keeping at it | snacking | motivation in winter | what a gym costs | a bad back | going without company
# thing: (concerns?|worr~|doubts?|hesit~|reserv~|objections?|deal-?breakers?|make or break|freins?|craint~|inquiet~|reticen~|expect~|attentes?) + (idea|concept|product|offer|service|price|pricing|practical|this|idee|concept|produit|offre|proposition)
fr: le prix | est-ce que ça dure | la qualité | mes données | le service après-vente | est-ce vraiment utile | la simplicité | la place que ça prend
en: the price | whether it lasts | the quality | what happens to my data | who repairs it | whether I would really use it | how simple it is | the room it takes up
# thing!: (moment|periode|epoque|time|period|moments) .*(difficile|dur|sombre|triste|penible|hard~|difficult|worst|saddest|dark~|tough~).*(vie|life|votre|your)|(plus dur|pire|hardest|worst) .*(vie|life)
fr: la mort de mon père | une séparation | la perte de mon emploi | une maladie dans la famille | les premiers mois loin des miens | le confinement | la mort d’un ami
en: losing my father | a break-up | losing my job | an illness in the family | the first months far from home | the lockdown | the death of a friend
# thing!: .*(embarrass~|gena~|honteu~|hont[e]|gaff~|ridicul~|awkward).*
fr: appeler la maîtresse « maman » | tomber en plein mariage | oublier le nom de mon chef | envoyer un message à la mauvaise personne | arriver un jour trop tard | rire à un enterrement | me tromper de voiture sur un parking
en: calling the teacher Mum | falling over at a wedding | forgetting my boss’s name | sending a message to the wrong person | turning up a day late | laughing at a funeral | getting into somebody else’s car
# thing!: .*(premier~ (emploi|travail|boulot|job|poste|salaire|metier|paye)|first (paid )?(job|work|employment|position|wage|pay)).* - conseil|advice|age|pourquoi|why
fr: les vendanges | serveur pour l’été | la caisse d’un supermarché | garder des enfants | à l’usine, en juillet | livrer des journaux | aider dans une ferme | moniteur de colonie
en: picking grapes | waiting tables for the summer | the till in a supermarket | babysitting | a factory in July | a paper round | helping on a farm | washing up in a restaurant
# thing!: .*(cuisin[eé]~|prepar[eé]~|cook~|made|bake~) .*(recevez|invit~|amis|gens|monde|people|guests|friends|visitors).* - souvent|often|combien|why|pourquoi
fr: un couscous | un gratin | un poulet rôti | une raclette | des lasagnes | un gâteau au chocolat | une grande salade | un pot-au-feu
en: a roast chicken | lasagne | a curry | a chocolate cake | a big salad | a stew | a fish pie
# thing!: (domaine|filiere|specialite|field|subject|area|major) .*(etud~|studies|study|studied|formation)|(etud~|study|studied|studies) .*(domaine|filiere|field|subject)
fr: le droit | la gestion | la mécanique | l’histoire | les soins infirmiers | la comptabilité | je n’ai pas fait d’études | la vente | les lettres
en: law | business | mechanics | history | nursing | accounting | I did not study | sales | literature
# where: (sejourn~|loge[rz]~|dormir|passer la nuit|stay|sleep|spend the night) + (aimeri~|voudri~|prefer~|like|prefer|want|would) - moment|home alone
fr: dans un petit hôtel | dans un gîte | chez l’habitant | au camping | chez des amis | dans une maison au bord de la mer
en: in a small hotel | in a holiday cottage | with local people | on a campsite | with friends | in a house by the sea
# when: (fatigue~|epuise~|sommeil|tired|sleepy|exhausted|low|energie|energy)
fr: après le déjeuner | en fin de journée | le vendredi soir | le matin au réveil | vers cinq heures | l’hiver surtout
en: after lunch | at the end of the day | on Friday evenings | first thing in the morning | around five | mostly in winter
# when: (couch~|dormez|endorm~|go to bed|go to sleep|fall asleep|bedtime)
fr: vers dix heures et demie | vers onze heures | pas avant minuit | à dix heures en semaine | tard, surtout le week-end | quand le film est fini
en: around half past ten | around eleven | not before midnight | at ten on weekdays | late, above all at weekends | when the film is over
# when: (leve~|reveill~|get up|wake)
fr: à six heures et demie | vers sept heures | à huit heures, sans réveil | tôt, vers six heures | quand le chat miaule | plus tard le dimanche
en: at half past six | around seven | at eight, without an alarm | early, around six | when the cat starts | later on Sundays
# when: (pour vous|a vous|pour soi|for yourself|to yourself|temps libre|free time|spare time|relax~|detend~|repos~)
fr: le soir, quand tout est rangé | tôt le matin, avant les autres | le dimanche après-midi | à la pause de midi | dans le train | le mercredi
en: in the evening, once everything is tidied up | early in the morning, before the others | on Sunday afternoons | in my lunch break | on the train | on Wednesdays
# when: (abandonn~|arret~|laiss~ tomber|renonc~|quit|give up|drop out|stop) - travail|work|job|smok~|fum~|retraite|retire
fr: au bout de deux ou trois semaines | dès que ça devient trop dur | à la première grosse fatigue | après un mois | quand je n’en vois plus le résultat | rarement, je tiens bon
en: after two or three weeks | as soon as it gets too hard | when I am really tired | after a month | when I stop seeing results | seldom, I keep going
# tell: looks? like (for|to) you|ressemble pour vous - would|should|could|ideal~|perfect|parfait~|reve~|dream|maison|house|logement|home|journee|day|semaine|week
fr: c’est vite fait, toujours de la même façon | j’y vais le samedi, avec une liste | je compare un peu, puis je prends comme d’habitude | c’est à la dernière minute, en général | je demande l’avis de quelqu’un d’abord | ça dépend du temps que j’ai | je le fais en rentrant du travail ou des courses | ça me prend dix minutes, pas plus | on s’en occupe à deux quand c’est possible
en: it is quickly done, always in the same way | I go on Saturdays, with a list | I compare a little and then take the usual | it is at the last minute as a rule | I ask somebody’s opinion first | it depends on how much time I have | I do it on my way home | it takes me ten minutes, no more | two of us see to it when we can
# deed: (comment|how) + (voyez|imaginez|percevez|see|view|imagine|picture) + (votre vie|vie|your life|life|avenir|future)
fr: je la vois plutôt bien, avec des hauts et des bas | je n’ai pas à me plaindre | j’ai fait ce que j’ai pu | ça passe vite, surtout | je la vois plus calme qu’avant | je regrette peu de choses | je la prends comme elle vient | j’ai eu de la chance avec les miens | il reste des choses à faire | tant que la santé tient, tout va
en: rather well, with its ups and downs | I have no cause to complain | I have done what I could | it goes fast, above all | I see it calmer than before | I regret few things | I take it as it comes | I have been lucky with my people | there are still things to do | as long as my health lasts, all is well
# tell: (peau|cheveux|skin|hair|teint|dents|teeth|vue|eyesight|audition|hearing|forme|corps|body) + (comment|how|decri~|describe|qualifi~) - coiff~|coup[e]~|cut|soin|care|protect~|proteg~|brush~|bross~
fr: rien à signaler de ce côté | c’est un peu sec en hiver | ça va, avec l’âge ça change | je fais attention au soleil | ça me gêne un peu depuis un an | c’est correct, sans plus | le médecin ne trouve rien à redire | il y a des jours avec et des jours sans | la fatigue se voit en ce moment | j’utilise une crème et ça suffit
en: nothing to report on that side | a bit dry in winter | fine, it changes with age | I am careful in the sun | it has bothered me a little for a year | all right, no more than that | the doctor finds nothing wrong | there are good days and bad days | a bit tired at the moment, like the rest of me | I use a cream and that is enough
# deed: (would you do|feriez-vous|vous feriez|comment feriez) + (no longer|could not|couldn't|were not able|without|ne (pouviez|pourriez) plus|n'avi~ (plus|pas)|sans|disparaiss~|closed|fermait)
fr: je demanderais à la famille | je ferais autrement, petit à petit | je déménagerais plus près de tout | je me ferais livrer | je m’arrangerais avec des voisins | je crois que je le prendrais mal au début | je sortirais moins | je chercherais une association
en: I would ask the family | I would find another way, little by little | I would move closer to everything | I would have things delivered | I would sort something out with the neighbours | I think that I would take it badly at first | I would go out less | I would look for a charity that helps
`
