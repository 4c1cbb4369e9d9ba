import type { Told } from './told.ts'

const brand = String.raw`\b(?:marques?|brands?|makes?)\b.*\b`
const of = (nouns: string, fr: string, en = fr): Told => [new RegExp(`${brand}(?:${nouns})`), fr, en]

/** Brands by product. The word for a brand comes before a word for the product (folded). */
export const brands: readonly Told[] = [
  of('chocolats?|chocolates?|bonbons?|sweets', 'Lindt | Milka | Côte d’Or | Poulain | Nestlé | Kinder'),
  of('voitures?|autos?|cars?|vehicules?', 'Renault | Peugeot | Toyota | Dacia | Citroën | Volkswagen'),
  of(
    'telephones?|portables?|smartphones?|phones?|ordinateurs?|computers?',
    'Samsung | Apple | Xiaomi | Sony | Dell | Lenovo',
  ),
  of(
    'vetements?|habits|clothes|clothing|mode|fashion',
    'Kiabi | Levi’s | H&M | Zara | Petit Bateau | Decathlon',
    'Levi’s | H&M | Zara | Gap | Uniqlo | Decathlon',
  ),
  of('chaussures|baskets|shoes|trainers|sports?', 'Nike | Adidas | Puma | Decathlon | Salomon | New Balance'),
  of(
    'lessives?|detergents?|washing|produits? (?:menagers?|d.entretien)|cleaning|nettoy\\w*',
    'Ariel | Skip | Le Chat | Persil | Dash | L’Arbre Vert',
    'Ariel | Persil | Skip | Dash | Le Chat | Ecover',
  ),
  of('cafes?|coffees?|the|teas?', 'Carte Noire | Lavazza | Nescafé | L’Or | Twinings | Lipton'),
  of(
    'eaux?|water|boissons?|sodas?|drinks?|jus|juice',
    'Evian | Perrier | Coca-Cola | Cristaline | Orangina | Vittel',
  ),
  of('bieres?|beers?|vins?|wines?|alcools?', 'Leffe | Kronenbourg | Heineken | 1664 | Pelforth | Grimbergen'),
  of(
    'shampo\\w*|savons?|soaps?|dentifrices?|toothpaste|cosmet\\w*|beaute|beauty|cremes?|creams?',
    'Nivea | L’Oréal | Garnier | Le Petit Marseillais | Dove | Colgate',
  ),
  of(
    'electromenager|appliances?|televis\\w*|lave-\\w+|aspirateurs?|vacuum',
    'Bosch | Whirlpool | Samsung | Brandt | Miele | LG',
  ),
  of(
    'alimen\\w*|food|pates|pasta|yaourts?|yogh?urts?|biscuits?|cereales|cereals?|conserves',
    'Danone | Panzani | Bonne Maman | LU | Barilla | Nestlé',
  ),
]
