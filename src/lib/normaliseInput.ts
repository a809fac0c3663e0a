/**
 * A typed text without the blanks around it, full-width ones too. A number or code - a phone, an id - also loses the signs that nobody sees, such as zero-width
 * spaces it was copied with (F-214), and its full-width characters become plain ones; all other texts stay as they were typed (F-192).
 */
export const normaliseInput = (text: string): string => {
  const bare = text
    .replace(/[\u200b\u2060\ufeff\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .normalize('NFKC')
    .trim()
  return /^(?=.*\d)\+?[\w\s()-]+$/.test(bare) ? bare : text.trim()
}
