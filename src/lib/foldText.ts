/** Distance of a katakana from its hiragana. */
const KANA = 0x60

/** A text as searches compare it: without case, accents and width, katakana as hiragana. 'Gestión' is 'gestion', 'ﾗﾍﾞﾙ' and 'ラベル' are one. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA))

/** Returns whether a text holds what is searched for, whatever its case, accents and width; nothing is in every text. */
export const matchesWords = (text: string, words: string): boolean => foldText(text).includes(foldText(words.trim()))
