/** The items of a text with commas between them, as filters and addresses hold several values; none of an empty one. */
export const listOf = (text: string): string[] => text.split(',').filter(Boolean)
