import { plain } from '@/kit/show/format'

export const CLUE = '/clue-management/clueDetail'

/** The last four digits of a phone that may be masked, by which lists find it. */
export const phoneTail = (phone: unknown): string => /\d{4}$/.exec(plain(phone))?.[0] ?? ''
