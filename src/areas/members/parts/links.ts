import { plain } from '@/kit/show/format'

export const CLUE = '/clue-management/clueDetail'

/** Returns the last four digits of a phone number that may be masked; lists can be searched by them. */
export const phoneTail = (phone: unknown): string => /\d{4}$/.exec(plain(phone))?.[0] ?? ''
