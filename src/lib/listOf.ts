export const listOf = (text: string): string[] => text.split(',').filter(Boolean)
