/** A typed text without the blanks around it (full-width ones too) and without signs that nobody sees, such as zero-width spaces of a copied id; joiners of emoji stay. */
export const tidy = (text: string): string => text.replace(/[\u200b\u2060\ufeff\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim()
