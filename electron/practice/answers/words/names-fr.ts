import { list } from './lore.ts'

/** French things by the folded noun that asks for one. */
export const namesFr: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:achat|achete|commande|cadeau)\w*/,
    list(
      'une paire de chaussures | un livre | un grille-pain | un manteau | des écouteurs | un jouet pour un enfant | une lampe | des draps | un téléphone | du café',
    ),
  ],
  [
    /\b(?:application|appli|logiciel|outil numerique)s?\b/,
    list(
      'WhatsApp | Doctolib | la météo | Google Maps | celle de ma banque | YouTube | Le Bon Coin | mes mails',
    ),
  ],
  [
    /\breseau[x]? sociaux?|\breseaux\b/,
    list('Facebook | Instagram | WhatsApp | YouTube | TikTok | aucun, je n’y vais pas'),
  ],
  [
    /\b(?:marque|fabricant)s?\b/,
    list(
      'Renault | Peugeot | Samsung | Decathlon | la marque du magasin | Bonne Maman | Président | aucune en particulier',
    ),
  ],
  [
    /\b(?:magasin|enseigne|supermarche|commerce|boutique)s?\b/,
    list(
      'Leclerc | Lidl | Carrefour | Intermarché | la boulangerie | le marché | l’épicerie du coin | Super U | la pharmacie',
    ),
  ],
  [
    /\bvilles?\b/,
    list(
      'Lyon | Nantes | Bordeaux | Annecy | Rennes | Strasbourg | Lille | Montpellier | La Rochelle | Toulouse',
    ),
  ],
  [
    /\bpays\b/,
    list('l’Italie | l’Espagne | le Portugal | le Japon | le Canada | la Grèce | l’Irlande | le Maroc'),
  ],
  [
    /\bregions?\b/,
    list('la Bretagne | l’Alsace | la Provence | le Pays basque | l’Auvergne | la Normandie | la Savoie'),
  ],
  [
    /\b(?:film|serie|emission)s?\b/,
    list(
      'un vieux de Funès | Intouchables | une série policière, le titre m’échappe | Kaamelott | Le Dîner de cons | un documentaire sur les animaux | C dans l’air',
    ),
  ],
  [
    /\b(?:livre|roman|auteur|lecture)s?\b/,
    list(
      'Le Petit Prince | un Simenon | Les Misérables | un polar | L’Étranger | une biographie | La Promesse de l’aube',
    ),
  ],
  [
    /\b(?:musique|chanteu\w+|chanson|artiste|groupe)s?\b/,
    list('Jean-Jacques Goldman | Brel | Stromae | Indochine | Céline Dion | du jazz | Queen'),
  ],
  [
    /\blangues?\b/,
    list(
      'le français | l’anglais | l’espagnol | un peu d’allemand | l’italien, mais mal | le portugais | l’arabe',
    ),
  ],
  [
    /\b(?:plat|recette|repas|menu)s?\b/,
    list(
      'le couscous | la blanquette | les lasagnes | le poulet rôti | une quiche | la raclette | le gratin dauphinois | une soupe',
    ),
  ],
  [
    /\bdesserts?|gateaux?|glaces?\b/,
    list(
      'la tarte aux pommes | la mousse au chocolat | la glace à la vanille | le riz au lait | une crêpe | le fondant au chocolat',
    ),
  ],
  [/\bfruits?\b/, list('la pomme | la fraise | la banane | la cerise | la pêche | le raisin | la mangue')],
  [
    /\blegumes?\b/,
    list('la carotte | la tomate | la courgette | les haricots verts | le poireau | la pomme de terre'),
  ],
  [
    /\bproduits?\b(?! (?:supermarche|courses|marches?|mang\w*|cuisin\w*|aliment\w*|bio|ferm\w*|frais|local\w*|saison|semaine|frigo|repas|laitier\w*|gout\w*)\b)(?=.*\b(?:achet\w*|vend\w*|repar\w*|donn\w*|lou\w*|commande\w*|envoy\w*|jet\w*)\b)(?!.*\b(?:supermarche|courses|marches?|mang\w*|cuisin\w*|aliment\w*|bio|ferm\w*|frais|local\w*|saison|semaine|frigo|repas|laitier\w*|gout\w*)\b)/,
    list(
      'des vêtements | des livres | des meubles | un téléphone | des jouets | de la vaisselle | des outils | des chaussures',
    ),
  ],
  [
    /\b(?:aliment|produit)s?\b/,
    list('le pain | les pâtes | le fromage | les légumes | les yaourts | le café | le chocolat | les fruits'),
  ],
  [/\bboissons?\b/, list('le café | le thé | l’eau | un verre de vin | un jus d’orange | une bière')],
  [
    /\b(?:sport|activite physique|discipline)s?\b/,
    list(
      'la marche | le vélo | la natation | le football | le yoga | la course à pied | la randonnée | aucun',
    ),
  ],
  [
    /\b(?:moyen|mode)s? de (?:transport|deplacement)\b|\btransports?\b/,
    list('la voiture | le bus | le vélo | la marche | le train | le tram'),
  ],
  [/\bcouleurs?\b/, list('le bleu | le vert | le rouge | le noir | le jaune | le gris | l’orange')],
  [/\banima(?:l|ux)\b/, list('le chien | le chat | le cheval | le dauphin | la poule | l’éléphant')],
  [
    /\b(?:media|journal|journaux|chaine|radio|source d'information)s?\b/,
    list(
      'France Info | le journal de 20 heures | France Inter | Ouest-France | TF1 | BFM | mon fil d’actualités | le journal local',
    ),
  ],
  [
    /\b(?:parti|candidat|elu|politicien|ministre|personnalite politique)s?\b/,
    list('je garde ça pour moi | aucun | mon maire | je préfère ne pas le dire | personne ne me vient'),
  ],
  [
    /\bjeux?\b/,
    list('la belote | le Scrabble | un jeu sur mon téléphone | FIFA | les mots croisés | le Monopoly'),
  ],
  [
    /\bquels? jours?\b|\bjours? de la semaine\b/,
    list('le samedi | le dimanche | le mercredi | le vendredi | le lundi'),
  ],
  [
    /\b(?:saison|mois|periode)s?\b/,
    list('l’été | le printemps | l’automne | le mois de mai | septembre | les vacances de Noël'),
  ],
  [
    /\b(?:energie|combustible|chauffage|source)s?\b/,
    list('le gaz | l’électricité | le bois | le fioul | le solaire | une pompe à chaleur'),
  ],
  [
    /\bmateria(?:u|ux)\b|\b(?:mur|sol|toit)s?\b/,
    list('le béton | la brique | le bois | la pierre | le carrelage | le parquet'),
  ],
  [
    /\b(?:appareil|equipement|objet|outil)s?\b/,
    list('mon téléphone | la télévision | l’ordinateur | la machine à laver | le four | la cafetière'),
  ],
  [
    /\b(?:metier|profession|emploi)s?\b/,
    list('infirmière | menuisier | professeur | agriculteur | pompier | boulanger'),
  ],
  [
    /\b(?:lieu|endroit|site|place)s?\b/,
    list('le parc | la bibliothèque | la place du marché | la plage | la forêt | le centre | mon jardin'),
  ],
  [
    /\b(?:fete|evenement|tradition)s?\b/,
    list(
      'Noël | le 14 Juillet | la fête de la musique | la brocante du village | le carnaval | mon anniversaire',
    ),
  ],
]
