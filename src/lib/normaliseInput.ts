/**
 * Trims a typed text, including full-width blanks. Numbers and codes (a phone, an id) also lose invisible characters
 * such as zero-width spaces (F-214) and become half-width. Other texts stay as typed (F-192).
 */
export const normaliseInput = (text: string): string => {
  const bare = text
    .replace(/[\u200b\u2060\ufeff\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .normalize('NFKC')
    .trim()
  return /^(?=.*\d)\+?[\w\s()-]+$/.test(bare) ? bare : text.trim()
}
