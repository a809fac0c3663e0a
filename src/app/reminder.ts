import { stored } from '@/lib/stored'

const item = stored('session.passwordReminded', (value) => (value === true ? true : undefined))

/** Whether this log-in was already asked to change an old password. */
export const isReminded = (): boolean => item.get() === true
/** Notes that it was asked. */
export const noteReminder = (): void => item.set(true)
/** The next log-in is asked again. */
export const forgetReminder = (): void => item.remove()
