const KANA = 0x60

/**
 * Normalises a text for search: no case, accents and width, katakana as hiragana. 'Gestión' equals 'gestion', 'ﾗﾍﾞﾙ'
 * equals 'ラベル'.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA))

/** True if the text contains the words, ignoring case, accents and width. Empty words match every text. */
export const matchesWords = (text: string, words: string): boolean => foldText(text).includes(foldText(words.trim()))
