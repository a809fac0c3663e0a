import type { CustomMsg } from '@/entities/voice/customMsg'
import { plain } from '@/kit/show/format'

/** The name of a message: its title, else its number. */
export const nameOf = ({ title, id }: Pick<CustomMsg, 'title' | 'id'>): string => plain(title) || id
